import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import reader from './vite.config.ts';

/** What a preview shows in another way. Each module here stands in for the reader's own, which it may import. */
const inPlaceOf: Readonly<Record<string, string>> = {
  'reader/views/node-view.tsx': 'reader/preview/marks/node-view.tsx',
  'reader/views/embedded-node.tsx': 'reader/preview/marks/embedded-node.tsx',
  'reader/views/headings/collapsible-part.tsx': 'reader/preview/marks/collapsible-part.tsx',
  'reader/views/media/asset-view.tsx': 'reader/preview/marks/asset-view.tsx',
  'reader/views/media/file-view.tsx': 'reader/preview/marks/file-view.tsx',
  'reader/bundle/asset-image.tsx': 'reader/preview/marks/asset-image.tsx',
  'reader/bundle/rich-text-view.tsx': 'reader/preview/marks/rich-text-view.tsx',
  'reader/features/article/related/related-list.tsx': 'reader/preview/marks/related-list.tsx',
  'reader/ui/grid.tsx': 'reader/preview/marks/grid.tsx',
  'reader/bundle/cards/card-items.tsx': 'reader/preview/marks/card-items.tsx',
  'reader/features/home/large-card.tsx': 'reader/preview/marks/large-card.tsx',
  'reader/features/not-found/not-found-page.tsx': 'reader/preview/marks/not-found-page.tsx',
  'reader/features/announcements/announcement-item.tsx': 'reader/preview/marks/announcement-item.tsx',
};

/** The reader as a preview shows it: the same, with marks that say where everything comes from, and what is wrong with it beside it. */
export default defineConfig((env) => {
  const isServer = env.isSsrBuild === true;
  return mergeConfig(reader(env), {
    plugins: [standIns()],
    build: {
      outDir: isServer ? 'dist/preview/server' : 'dist/preview/client',
      // the same licences as those of the reader's build
      license: false,
      ...(!isServer && { rolldownOptions: { input: 'reader/preview/browser.tsx' } }),
    },
  });
});

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

function standIns(): Plugin {
  const byPath = new Map(Object.entries(inPlaceOf).map(([own, other]) => [pathOf(own), pathOf(other)]));
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.tsx$/u },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        const other = byPath.get(found?.id ?? '');
        return other === importer ? found : (other ?? found);
      },
    },
  };
}
