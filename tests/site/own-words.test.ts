import { describe, expect, test } from 'vitest';
import { build } from '../../pipeline/build.ts';
import { createPrerenderer } from '../../reader/app/prerender.tsx';
import { doc, embedded, entryLink, exportOf, p, rawEntry, settings } from '../pipeline/documents.ts';

const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };

const topic = (id: string) => rawEntry('topic', id, { title: `Topic ${id}` });
const space = [
  topic('vans'),
  topic('crews'),
  rawEntry('kbHowTo', 'board', {
    title: 'Use the board',
    introduction: doc(embedded('note'), p('See it.')),
    topics: [entryLink('vans')],
  }),
  rawEntry('article', 'note', { title: 'A note', topics: [entryLink('crews'), entryLink('vans')] }),
];

const { files } = build({
  exported: exportOf(space),
  config: settings({
    siteUrl: 'https://help.example',
    knowledgeBases: undefined,
    site: { name: 'Vans' },
    routes: { kbHowTo: '/guides', article: '/notes' },
    typeLabels: { article: { one: 'Memo', many: 'Memos' } },
    home: { title: 'What do you need?', text: 'All about vans.', placeholder: 'Try "tyres"' },
  }),
});
const texts = new Map(files.map(({ path, text }) => [path, text]));
const site = createPrerenderer({
  read: async (path: string): Promise<unknown> => JSON.parse(texts.get(path) ?? 'null'),
  shell,
});

describe('a site with words and addresses of its own [MP-12]', () => {
  test('has them at the top of its home page, with groups that lead to its pages', async () => {
    const { html } = await site.page('/');
    expect(html).toContain('>What do you need?</h1>');
    expect(html).toContain('All about vans.</p>');
    expect(html).toContain('placeholder="Try &quot;tyres&quot;"');
    expect(html).toContain('href="/topics/vans"');
    expect(html).toContain('href="/guides/board"');
    expect(html).not.toContain('/how-to/');
  });

  test('has its pages there, and leads old addresses to them for good', async () => {
    expect((await site.page('/guides/board')).status).toBe(200);
    expect(await site.page('/how-to/board')).toMatchObject({ status: 301, redirect: '/guides/board' });
    expect((await site.page('/how-to/gone')).status).toBe(404);
    expect((await site.page('/guides/gone')).status).toBe(404);
  });

  test('links to embedded articles there, and calls them as the site does', async () => {
    const { html } = await site.page('/guides/board');
    expect(html).toContain('href="/notes/note"');
    expect(html).toContain('Memo</span>');
    expect(await site.markdown('/guides/board')).toContain('[A note](https://help.example/notes/note)');
  });

  test('names no brand of the sample', () => {
    const brands = /fieldroutes|aspire|vanbase|marketing|servicetitan/iu;
    expect([...texts].filter(([, text]) => brands.test(text)).map(([path]) => path)).toEqual([]);
  });
});
