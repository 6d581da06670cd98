import { expect, test } from 'vitest';
import { validate } from '../../../../pipeline/build.ts';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { pagesShowing } from '../../../../pipeline/inspect/reach/pages-showing.ts';
import { entry, howTo, text } from '../../builders.ts';
import { entryLink, exportOf, type RawEntry, settings } from '../../documents.ts';

const embed = (id: string) => ({
  nodeType: 'embedded-entry-block',
  data: { target: entryLink(id) },
  content: [],
});
const hyperlink = (id: string) => ({
  nodeType: 'entry-hyperlink',
  data: { target: entryLink(id) },
  content: [{ nodeType: 'text', value: 'there', marks: [], data: {} }],
});

/** The pages of every entry that has any. */
function showing(items: readonly RawEntry[], config: FieldbookConfig = {}) {
  const { graph } = validate({ exported: exportOf(items), config: settings(config) });
  return Object.fromEntries([...pagesShowing(graph)].map(([id, urls]) => [id, [...urls].toSorted()]));
}

test('a part stands on every page that shows it, and what is shown in it too', () => {
  const box = entry('spotlightBox', 'box', {
    description: { ...text('Mind the gap'), content: [embed('inner')] },
  });
  const inner = entry('contentSnippet', 'inner', { content: text('Words') });
  const pages = ['add', 'edit'].map((id) =>
    howTo(id, id, { introduction: { nodeType: 'document', data: {}, content: [embed('box')] } }),
  );
  expect(showing([...pages, box, inner])).toEqual({
    add: ['/how-to/add'],
    edit: ['/how-to/edit'],
    box: ['/how-to/add', '/how-to/edit'],
    inner: ['/how-to/add', '/how-to/edit'],
  });
});

test('cards, announcements and areas stand on the fixed pages', () => {
  expect(
    showing([
      entry('homeEntry', 'categories', {
        codeId: 'HPCategories',
        subContent: [entryLink('card'), entryLink('add')],
      }),
      entry('homeEntry', 'news', { codeId: 'HPAnnouncements', subContent: [entryLink('sale')] }),
      entry('homeEntry', 'card', { title: 'Card', content: entryLink('add') }),
      entry('homeEntry', 'unused', { title: 'In no section' }),
      entry('announcement', 'sale', { title: 'Sale', announcementType: [entryLink('kind')] }),
      entry('announcementType', 'kind', { name: 'Kind', codeId: 'kind' }),
      entry('productArea', 'office', { title: 'Office' }),
      howTo('add', 'Add'),
    ]),
  ).toEqual({
    add: ['/how-to/add'],
    categories: ['/', '/categories'],
    card: ['/', '/categories'],
    news: ['/'],
    sale: ['/', '/announcements'],
    kind: ['/', '/announcements'],
    office: ['/product-capabilities', '/product-capabilities/office'],
  });
});

test('what cannot be shown stands on the page that asks for it, by whatever way', () => {
  const shown = showing([
    howTo('add', 'Add', {
      howToSections: [entryLink('untitled')],
      introduction: {
        ...text('See ', hyperlink('other'), hyperlink('draft'), hyperlink('elsewhere')),
        content: [
          ...(text('See ', hyperlink('other'), hyperlink('hidden')) as { content: object[] }).content,
          embed('odd'),
        ],
      },
    }),
    entry('kbHowToSection', 'untitled', {
      content: { nodeType: 'document', data: {}, content: [embed('box')] },
    }),
    entry('spotlightBox', 'box', { description: text('Mind the gap') }),
    entry('somethingNew', 'odd'),
    entry('externalLink', 'other', { title: 'Forum', url: 'https://forum.example.com' }),
    entry('spotlightBox', 'hidden', { description: text('Only linked to') }),
    howTo('unsound', '', { title: undefined }),
  ]);
  expect(shown).toEqual({
    add: ['/how-to/add'],
    untitled: ['/how-to/add'],
    box: ['/how-to/add'],
    odd: ['/how-to/add'],
    other: ['/how-to/add'],
  });
});

test('the article that is the home page stands there too, and cards do not', () => {
  const { main } = settings().knowledgeBases;
  expect(
    showing(
      [
        entry('homeEntry', 'news', { codeId: 'HPAnnouncements', subContent: [entryLink('card')] }),
        entry('homeEntry', 'card', { title: 'Card' }),
        howTo('add', 'Add'),
      ],
      { knowledgeBases: { main: { ...main!, homeUrl: '/how-to/add' } } },
    ),
  ).toEqual({ add: ['/', '/how-to/add'] });
});
