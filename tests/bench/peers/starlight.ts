import type { Peer } from './peer.ts';

/** Source: https://starlight.astro.build/manual-setup/ */
export const starlight: Peer = {
  name: 'Starlight',
  packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5' },
  needsNode: 22,
  command: ['astro/bin/astro.mjs', 'build'],
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  content: 'src/content/docs/how-to',
  frontmatter: ({ title }) => `---\ntitle: ${title}\n---\n`,
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  files: () => ({
    'astro.config.mjs': `
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://help.example',
  integrations: [starlight({ title: 'Help Center', sidebar: [{ label: 'How-tos', items: [{ autogenerate: { directory: 'how-to' } }] }] })],
});
`,
    'src/content.config.ts': `
import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    'src/content/docs/index.md': `---\ntitle: Help Center\n---\n\nArticles.\n`,
  }),
};
