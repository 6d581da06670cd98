import { chmod } from 'node:fs/promises';
import { defineConfig } from 'vite';

/**
 * The command line, for the package: everything in it is bundled but jiti, which loads its own files, libsql, which is native, and
 * the clients of Contentful; contentful-export is not always installed, nor is what draws share images. `index.ts` is what a configuration file imports,
 * `export-child.ts` the process that an export runs in, `render-thread.ts` the threads that render pages, `site-thread.ts` those that search a served site.
 */
export default defineConfig({
  plugins: [{ name: 'executable', writeBundle: () => chmod('dist/cli/main.js', 0o755) }],
  publicDir: false,
  ssr: {
    noExternal: true,
    external: ['axios', 'jiti', 'contentful', 'contentful-export', 'libsql', 'satori', '@resvg/resvg-js'],
  },
  build: {
    outDir: 'dist/cli',
    emptyOutDir: true,
    // the licences of what is bundled: `.vite/license.md`
    license: true,
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: [
        'cli/main.ts',
        'cli/index.ts',
        'cli/source/export/export-child.ts',
        'cli/site/render/render-thread.ts',
        'cli/services/site/site-thread.ts',
      ],
    },
  },
});
