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
      suggestion: 'board-2',
    },
  ]);
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
