import { expect, test } from 'vitest';
import type { TreeItem } from '../../../../schemas/bundle/index.ts';
import { built, doc, entryLink, p, rawEntry, toEntry } from '../../documents.ts';

const howTo = (entry: string, values = {}) =>
  rawEntry('kbHowTo', entry, { title: entry.toUpperCase(), ...values });
const categories = (...cards: readonly string[]) =>
  rawEntry('homeEntry', 'categories', { codeId: 'HPCategories', subContent: cards.map(entryLink) });
const landing = (entry: string, ...links: readonly string[]) => [
  rawEntry('kbLandingPage', entry, {
    title: `Landing ${entry}`,
    content: links.map((link) => entryLink(`to-${link}`)),
  }),
  ...links.map((link) =>
    rawEntry('kbLandingPageLink', `to-${link}`, { title: link, article: entryLink(link) }),
  ),
];

const bundle = built(
  [
    categories('card', 'direct'),
    rawEntry('homeEntry', 'card', {
      title: 'Scheduling',
      content: entryLink('l1'),
      subContent: [entryLink('b')],
    }),
    ...landing('l1', 'a', 'b', 'direct'),
    ...landing('direct', 'c'),
    howTo('a', { relatedContent: [entryLink('c')] }),
    howTo('b'),
    howTo('c'),
    howTo('d', { introduction: doc(p(toEntry('a', 'a'))) }),
  ],
  { config: { siteUrl: 'https://help.example.com/', basePath: '/kb/', site: { name: 'Help' } } },
);
const leaf = (id: string) => ({
  id,
  type: 'kbHowTo',
  title: id.toUpperCase(),
  url: `/how-to/${id}`,
  children: [],
});

test('a category leads to its page and holds its links, then those of the page; the rest stands by type', () => {
  expect(bundle.file('contents').items).toEqual([
    {
      id: 'l1',
      type: 'homeEntry',
      title: 'Scheduling',
      url: '/landing-page/l1',
      children: [
        leaf('b'),
        leaf('a'),
        {
          id: 'direct',
          type: 'kbLandingPage',
          title: 'Landing direct',
          url: '/landing-page/direct',
          children: [],
        },
      ],
    },
    {
      id: 'direct',
      type: 'kbLandingPage',
      title: 'Landing direct',
      url: '/landing-page/direct',
      children: [leaf('c')],
    },
    { id: 'kbHowTo', type: 'group', title: 'How-to', children: [leaf('d')] },
  ]);
});

test('breadcrumbs name the category; what stands in none has only itself [LY-9]', () => {
  expect(bundle.article('a').breadcrumbs).toEqual([
    { url: '/landing-page/l1', title: 'Scheduling', isText: false },
    { title: 'A', isText: true },
  ]);
  expect(bundle.article('d').breadcrumbs).toEqual([{ title: 'D', isText: true }]);
  expect(bundle.article('l1').breadcrumbs).toEqual([{ title: 'Landing l1', isText: true }]);
});

test('related articles are those that editors chose, else the others of the category [LY-9]', () => {
  expect(bundle.article('a').related.map(({ id }) => id)).toEqual(['c']);
  expect(bundle.article('b').related).toEqual([
    { id: 'a', type: 'kbHowTo', title: 'A', url: '/how-to/a' },
    { id: 'direct', type: 'kbLandingPage', title: 'Landing direct', url: '/landing-page/direct' },
  ]);
  expect(bundle.article('d').related).toEqual([]);
});

test('the head has the name of the site, the whole address and the first words [RT-7]', () => {
  expect(bundle.article('d').head).toEqual({
    title: 'D | Help',
    description: 'a',
    robots: 'index,follow',
    canonical: 'https://help.example.com/kb/how-to/d',
  });
  expect(bundle.article('b').head).toEqual({
    title: 'B | Help',
    robots: 'index,follow',
    canonical: 'https://help.example.com/kb/how-to/b',
  });
  expect(bundle.file('home').head).toEqual({
    title: 'Help',
    robots: 'index,follow',
    canonical: 'https://help.example.com/kb/',
  });
});

test('all that editors chose is related, however much it is', () => {
  const ids = Array.from({ length: 12 }, (_, n) => `r${n}`);
  const page = built([howTo('a', { relatedContent: ids.map(entryLink) }), ...ids.map((id) => howTo(id))]);
  expect(page.article('a').related.map(({ id }) => id)).toEqual(ids);
});

test('articles that only share their type are not related', () => {
  const loose = built([howTo('e'), howTo('f')]);
  expect(loose.article('e').related).toEqual([]);
});

const topic = (id: string, values = {}) => rawEntry('topic', id, { title: id, ...values });

test('topics hold their topics and the articles that stand in them first, so that each page is in the tree [MP-12]', () => {
  const space = built([
    topic('vans'),
    topic('tyres', { parent: entryLink('vans') }),
    topic('one', { parent: entryLink('two') }),
    topic('two', { parent: entryLink('one') }),
    howTo('a', { topics: [entryLink('tyres'), entryLink('vans')] }),
    howTo('b', { topics: [entryLink('two')] }),
    howTo('c'),
  ]);
  const outline = ({ title, children }: TreeItem): unknown => [title, ...children.map(outline)];
  expect(space.file('contents').items.map(outline)).toEqual([
    ['one', ['two', ['B']]],
    ['vans', ['tyres', ['A']]],
    ['How to Guides', ['C']],
  ]);
  expect(space.article('a').breadcrumbs.map(({ title }) => title)).toEqual(['vans', 'tyres', 'A']);
});
