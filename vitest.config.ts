import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { configDefaults, defineConfig } from 'vitest/config';
import { seed } from './tests/seed.ts';
import { compiledMessages } from './vite.config.ts';

process.env['FIELDBOOK_SEED'] = String(seed); // for the workers

const ofReader = 'tests/reader/**/*.test.{ts,tsx}';
const testsWith = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => /\.test\.tsx?$/u.test(path))
    .map((path) => `${folder}/${path}`)
    .filter((path) => pattern.test(readFileSync(path, 'utf8')));

/** Files that replace modules, or load them anew: each has a worker of its own. */
const replaced = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/u;
const replacingModules = testsWith('tests/reader', replaced);
const replacingCommands = testsWith('tests/cli', replaced);
/** It waits most of its time for a cluster: to begin early costs the others little. */
const waiting = 'tests/cli/search-engine/cluster/*.test.ts';
/** The others share the modules of a worker, and those with a document share the document: `tests/reader/set-up.ts` clears it. */
const withDocument = testsWith('tests/reader', /^\/\/ @vitest-environment jsdom/u);

/**
 * Tests run in Node; one that needs a document says `// @vitest-environment jsdom` at its top. The time zone is left as
 * it is: a test that depends on it sets it.
 */
export default defineConfig({
  plugins: [compiledMessages()],
  test: {
    pool: 'threads',
    maxWorkers: '100%',
    globalSetup: ['tests/global-set-up.ts'],
    setupFiles: ['tests/set-up.ts'],
    // a busy machine is slow, not wrong
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    coverage: {
      include: ['schemas/**', 'pipeline/**', 'cli/**', 'reader/**'],
      reportsDirectory: '.cache/coverage',
    },
    projects: [
      {
        extends: true,
        // projects run in the order of their names: what takes long begins first
        test: { name: 'reader-alone', include: replacingModules, setupFiles: ['tests/reader/set-up.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'reader-without-document',
          include: [ofReader],
          exclude: [...configDefaults.exclude, ...replacingModules, ...withDocument],
          setupFiles: ['tests/reader/set-up.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'reader-document',
          include: withDocument,
          exclude: [...configDefaults.exclude, ...replacingModules],
          setupFiles: ['tests/reader/set-up.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // what is pure leaves nothing behind: files share their modules, which halves the time;
        // pages are made with the React that readers get, which takes half the time of the one for developers
        // and packages as users run them: the parser of Markdown takes twice as long in its form for developers
        ssr: { resolve: { conditions: ['module', 'node'] } },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'pipeline-and-commands',
          include: ['tests/{bench,cli,pipeline,repo,schemas,site}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...replacingCommands, waiting],
          env: { NODE_ENV: 'production' },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'commands-alone',
          include: [...replacingCommands, waiting],
          env: { NODE_ENV: 'production' },
        },
      },
    ],
  },
});
