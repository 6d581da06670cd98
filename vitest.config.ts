import { defineConfig } from 'vitest/config';
import { compiledMessages } from './vite.config.ts';

/**
 * Tests run in Node; one that needs a document says `// @vitest-environment jsdom` at its top. The time zone is left as
 * it is: a test that depends on it sets it.
 */
export default defineConfig({
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
        // what is pure leaves nothing behind: files share their modules, which halves the time
        test: { name: 'pure', include: ['tests/{pipeline,schemas,repo,bench}/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'reader',
          include: ['tests/reader/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/reader/set-up.ts'],
        },
      },
      {
        extends: true,
        // pages are made with the React that readers get, which takes half the time of the one for developers
        plugins: [compiledMessages()],
        // and packages as users run them: the parser of Markdown takes twice as long in its form for developers
        ssr: { resolve: { conditions: ['module', 'node'] } },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'commands',
          include: ['tests/{cli,site}/**/*.test.ts'],
          env: { NODE_ENV: 'production' },
          isolate: false,
        },
      },
    ],
  },
});
