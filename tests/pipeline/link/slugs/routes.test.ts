import { expect, test } from 'vitest';
import { id, linked, rawEntry } from '../../documents.ts';

const page = (type: string, entry: string, url?: string) =>
  rawEntry(type, entry, { title: entry, ...(url !== undefined && { url }) });

const addresses = (...entries: readonly unknown[]) => {
  const { graph, found } = linked(entries);
  return {
    urls: Object.fromEntries(graph.urls),
    included: [...graph.included],
    found,
    entries: graph.entries,
  };
};

test('an entry with a page stands under the prefix of its type, by slug or by id [RT-2]', () => {
  const { urls } = addresses(
    page('kbLandingPage', 'a', 'start'),
    page('kbReleaseNotes', 'b', 'fall'),
    page('kbFaq', 'c', 'faq'),
    page('kbHowTo', 'd', 'board'),
    page('kbGlossary', 'e', 'terms'),
    page('kbCapability', 'f', 'map'),
    page('productArea', 'g', 'field'),
    page('articleProblemSolution', 'h', 'fix'),
    page('articleRecommendedWorkflow', 'i', 'flow'),
    page('resource', 'j', 'pdf'),
    page('kbHowTo', 'k'),
    page('kbHowTo', 'l', ''),
    page('kbTerm', 'm'),
  );
  expect(urls).toEqual({
    a: '/landing-page/start',
    b: '/release-notes/fall',
    c: '/faq/faq',
    d: '/how-to/board',
    e: '/glossary/terms',
    f: '/product-capability/map',
    g: '/product-capabilities/field',
    h: '/problem-solution/fix',
    i: '/recommended-workflow/flow',
    j: '/resources/pdf',
    k: '/how-to/k',
    l: '/how-to/l',
  });
});

test('a slug is percent-encoded', () => {
  expect(addresses(page('kbHowTo', 'a', 'über uns')).urls).toEqual({ a: '/how-to/%C3%BCber%20uns' });
});

test('of two entries with one address the first by id keeps it, without regard to case', () => {
  const { urls, included, found, entries } = addresses(
    page('kbHowTo', 'b', 'Board'),
    page('kbHowTo', 'a', 'board'),
    page('kbFaq', 'c', 'board'),
  );
  expect(urls).toEqual({ a: '/how-to/board', c: '/faq/board' });
  expect(included).toEqual(['a', 'c']);
  expect(found).toEqual([
    {
      rule: 'slugs/duplicate',
      at: { entry: 'b', field: ['url'] },
      detail: { url: '/how-to/Board', other: entries.get(id('a')), otherUrl: '/how-to/board' },
      target: '/how-to/Board',
      suggestion: 'b',
    },
  ]);
});

test('the entry whose title gives the address keeps it, and the other is told its own [ED-8]', () => {
  const { urls, found } = addresses(
    rawEntry('kbHowTo', 'a', { title: 'Import customers', url: 'create-an-order' }),
    rawEntry('kbHowTo', 'b', { title: 'Create an order', url: 'create-an-order' }),
    rawEntry('kbHowTo', 'c', { title: 'Order again', url: 'create-an-order' }),
  );
  expect(urls).toEqual({ b: '/how-to/create-an-order' });
  expect(found.map(({ at, suggestion }) => [at, suggestion])).toEqual([
    [{ entry: 'a', field: ['url'] }, 'import-customers'],
    [{ entry: 'c', field: ['url'] }, 'order-again'],
  ]);
});

test('whoever keeps the address in the end is named to all others', () => {
  const { found, entries } = addresses(
    rawEntry('kbHowTo', 'a', { title: 'Import customers', url: 'create-an-order' }),
    rawEntry('kbHowTo', 'b', { title: 'Order again', url: 'create-an-order' }),
    rawEntry('kbHowTo', 'c', { title: 'Create an order', url: 'create-an-order' }),
  );
  const other = entries.get(id('c'));
  expect(found.map(({ at, detail }) => [at, detail])).toEqual(
    ['a', 'b'].map((entry) => [{ entry, field: ['url'] }, expect.objectContaining({ other })]),
  );
});

test('an entry whose slug cannot be used has no page and is left out', () => {
  const { urls, included, found } = addresses(page('kbHowTo', 'a', '../admin'), rawEntry('kbTerm', 'b'));
  expect([urls, included]).toEqual([{}, []]);
  expect(found).toEqual([
    {
      rule: 'slugs/unusable',
      at: { entry: 'a', field: ['url'] },
      detail: { slug: '../admin', fault: 'it holds a slash' },
      target: '../admin',
      suggestion: 'admin',
    },
  ]);
});

const blog = {
  config: {
    routes: { author: '/articles/people' },
    contentTypes: {
      post: { as: 'article', fields: { url: 'path' } },
      person: { as: 'author', fields: { name: 'title', url: 'path' } },
    },
  },
};

const at = (entry: string, path: string, type = 'post') => rawEntry(type, entry, { title: entry, path });

test('a mapping reads a slug of several parts from an address of the space [MP-5]', () => {
  const posts = [
    at('a', '/blog/2026/First post/'),
    at('b', 'blog//second'),
    at('c', '/articles/third'),
    at('d', '/'),
  ];
  const { graph, found } = linked(posts, blog);
  expect(found).toEqual([]);
  expect(Object.fromEntries(graph.urls)).toEqual({
    a: '/articles/blog/2026/First%20post',
    b: '/articles/blog/second',
    c: '/articles/third',
    d: '/articles/d',
  });
});

test('a part that cannot be used, and an address that another entry has, are findings [MP-5]', () => {
  const { graph, found } = linked(
    [at('a', '/blog/../x'), at('b', 'old.md/x'), at('c', '/people/Ann'), at('d', 'ann', 'person')],
    blog,
  );
  expect(Object.fromEntries(graph.urls)).toEqual({ c: '/articles/people/Ann' });
  expect(found).toMatchObject([
    { rule: 'slugs/unusable', detail: { fault: 'it names another folder' }, suggestion: 'blog/x' },
    { rule: 'slugs/unusable', detail: { fault: expect.stringContaining('".md"') } },
    {
      rule: 'slugs/duplicate',
      at: { entry: 'd', field: ['path'] },
      detail: { otherUrl: '/articles/people/Ann' },
    },
  ]);
});
