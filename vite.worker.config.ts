import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vite';
import { injectManifest } from 'workbox-build';
import { invariant } from './schemas/base/invariant.ts';

const folder = 'dist/reader/worker';

/** What readers get, and what a preview shows: the same worker, with the files of each. */
const builds = ['dist/reader', 'dist/preview'];

/** The service worker: one script, which knows the files of the reader's build that every page loads at once. */
export default defineConfig({
  plugins: [shellOfReader()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: folder,
    emptyOutDir: true,
    // the licences of what is bundled: `.vite/license.md`
    license: true,
    target: 'baseline-widely-available',
    modulePreload: false,
    rolldownOptions: {
      input: 'reader/service-worker/main.ts',
      output: { format: 'iife', entryFileNames: 'unfilled.js' },
    },
  },
});

function shellOfReader(): Plugin {
  return {
    name: 'shell-of-reader',
    async closeBundle() {
      for (const build of builds) {
        const { count, warnings } = await injectManifest({
          swSrc: `${folder}/unfilled.js`,
          swDest: `${build}/worker/sw.js`,
          globDirectory: `${build}/client`,
          globPatterns: shellFiles(`${build}/client`),
          dontCacheBustURLsMatching: /^assets\//u,
        });
        if (warnings.length > 0 || count === 0) this.error(warnings.join('\n') || 'the shell has no files');
      }
      await rm(`${folder}/unfilled.js`);
    },
  };
}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What takes pages over, what a page that was visited needs to show another one that was, and what a reader is told without a connection. */
const offlineParts = [
  'reader/app/take-over.tsx',
  'reader/app/open-site-bundle.ts',
  'reader/features/article/article-text.tsx',
  'reader/app/pages/offline.tsx',
  'reader/app/offline/open-kept.ts',
];

/** The entry and the parts that are needed offline, with all that they import at once, and their style sheets. */
function shellFiles(client: string): string[] {
  const byKey = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>; // Vite wrote it
  const withImports = ({ file, imports = [], css = [] }: Chunk): string[] => [
    file,
    ...css,
    ...imports.flatMap((key) => (byKey[key] === undefined ? [] : withImports(byKey[key]))),
  ];
  const chunks = Object.values(byKey);
  const parts = offlineParts.map((key) => {
    const part = byKey[key];
    invariant(part !== undefined, `${key} is a part that is loaded by itself`);
    return part;
  });
  return [...new Set([...chunks.filter(({ isEntry }) => isEntry), ...parts].flatMap(withImports))];
}
