import type { Peer } from './peer.ts';

/** Source: https://vitepress.dev/guide/getting-started */
export const vitepress: Peer = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4' },
  command: ['vitepress/bin/vitepress.js', 'build'],
  content: 'how-to',
  frontmatter: ({ title }) => `# ${title}\n`,
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', 'node_modules/.vite'],
  files: (articles) => ({
    '.vitepress/config.mjs': `
export default {
  title: 'Help Center',
  cleanUrls: true,
  themeConfig: { search: { provider: 'local' }, sidebar: ${JSON.stringify([
    {
      text: 'How-tos',
      items: articles.map(({ title, name }) => ({ text: title, link: `/how-to/${name}` })),
    },
  ])} },
};
`,
    'index.md': `# Help Center\n\nArticles.\n`,
  }),
};
