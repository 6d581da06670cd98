import { expect, test } from 'vitest';
import { noValues, type SearchTally, type Values } from '../../../cli/feedback/tally.ts';
import { groupSearches } from '../../../cli/feedback/unanswered/group-searches.ts';
import { openIndex } from '../../../cli/feedback/unanswered/opened-index.ts';
import { type Unanswered, unansweredIn } from '../../../cli/feedback/unanswered/unanswered.ts';
import { languageOf } from '../../../cli/answers/words/language.ts';
import { build } from '../../../pipeline/build.ts';
import { loadStemmer } from '../../../schemas/search/stemmer.ts';
import { expectLinear } from '../../expect-linear.ts';
import { howTo } from '../../pipeline/builders.ts';
import { exportOf, settings } from '../../pipeline/documents.ts';
import { english } from '../answers/english.ts';

const asked = (query: string, values: Partial<Values> = { noResult: 1 }): SearchTally => ({
  query,
  locale: undefined,
  isAddress: false,
  values: { ...noValues(), ...values },
  comments: [],
  firstAt: '2026-03-01T08:00:00Z',
  lastAt: '2026-03-09T08:00:00Z',
});

const isKnown = (word: string): boolean => ['dispatch', 'board', 'farm', 'form'].includes(word);
const groupsOf = (...searches: readonly SearchTally[]) =>
  groupSearches(searches, { language: english, isKnown }).map((group) => ({
    times: group.times,
    queries: group.searches.map(({ query }) => query),
  }));

test('searches of the same words are one group: in other forms and orders, misspelled, with function words [SR-11]', () => {
  expect(
    groupsOf(
      asked('dispatch boards', { noResult: 3 }),
      asked('Board dispatching'),
      asked('the dispach bord', { no: 1, guardrail: 1 }),
      asked('gift cards'),
      asked('gfit card', { noResult: 2 }),
      asked('giftcard'),
    ),
  ).toEqual([
    { times: 6, queries: ['dispatch boards', 'the dispach bord', 'Board dispatching'] },
    { times: 4, queries: ['gfit card', 'gift cards', 'giftcard'] },
  ]);
});

test('words that the articles have are no misspellings of each other, nor are short words and other beginnings', () => {
  expect(
    groupsOf(asked('farm'), asked('form'), asked('sso'), asked('ssl'), asked('batch'), asked('catch')),
  ).toHaveLength(6);
});

test('a search of function words alone, or of signs, is a group of its own', () => {
  expect(groupsOf(asked('how to'), asked('?'), asked('!'))).toHaveLength(3);
});

test('other forms are those of the language', async () => {
  const language = languageOf('de', await loadStemmer('de'));
  const searches = [asked('Rechnungen stornieren'), asked('die Rechnung stornieren')];
  expect(groupSearches(searches, { language, isKnown: () => false })).toHaveLength(1);
});

test('grouping takes as long as there are searches, not pairs of them', () => {
  expectLinear((size) => {
    const searches = Array.from({ length: size }, (_, index) =>
      asked(`${(index * 7919).toString(36)}ing word${index}`),
    );
    return groupSearches(searches, { language: english, isKnown });
  }, 400);
});

const pages = await openIndex(
  build({
    exported: exportOf([
      howTo('order', 'Create a purchase order'),
      howTo('clean', 'Remove a customer'),
      howTo('qbo', 'Connect QuickBooks Online'),
      howTo('estimate', 'Send an estimate'),
      ...['Dispatch board', 'Print labels', 'Tax rates', 'Time off'].map((title, place) =>
        howTo(`p${place}`, title),
      ),
    ]),
    config: settings(),
  }),
);
const todayOf = (query: string, values?: Partial<Values>): Unanswered['today'] => {
  const [group] = unansweredIn(pages, [asked(query, values)]);
  if (group === undefined) throw new Error('it has no group');
  return group.today;
};

test('what readers call otherwise is answered by the page that says it in other words, with a synonym that finds it', () => {
  expect(todayOf('po')).toMatchObject({
    kind: 'page',
    page: { title: 'Create a purchase order' },
    proposal: { kind: 'synonym', from: 'po', to: 'purchase order' },
  });
  expect(todayOf('QBO')).toMatchObject({ proposal: { from: 'qbo', to: 'quickbooks online' } });
});

test('with its synonym, the search finds the page among the first three', () => {
  expect(pages.search('po')).toEqual([]);
  expect(pages.search('po', [['po', 'purchase order']])).toMatchObject([
    { title: 'Create a purchase order' },
  ]);
});

test('a page that the search finds already, in everyday words too, needs no synonym', () => {
  for (const query of ['erase', 'erase customer'])
    expect(todayOf(query)).toMatchObject({ kind: 'found', page: { title: 'Remove a customer' } });
  const rated = { ...asked('erase customer', { no: 1 }), lastAt: '2099-01-01T00:00:00Z' };
  expect(unansweredIn(pages, [rated])[0]?.today).toMatchObject({ kind: 'page', proposal: undefined });
});

test('what no page is about is a gap, with the nearest pages', () => {
  expect(todayOf('gift certificate')).toEqual({ kind: 'gap', nearest: [] });
  expect(todayOf('klarna estimate instalments')).toMatchObject({
    kind: 'gap',
    nearest: [{ title: 'Send an estimate' }],
  });
});

test('what the search finds today is found now; what readers rated No only if the page is newer', () => {
  expect(todayOf('purchase orders')).toMatchObject({ kind: 'found' });
  const rated = asked('purchase orders', { no: 2 });
  const kindAt = (lastAt: string) =>
    unansweredIn(pages, [{ ...rated, lastAt }]).map(({ today }) => today.kind);
  expect([kindAt('2020-01-01T00:00:00Z'), kindAt('2099-01-01T00:00:00Z')]).toEqual([['found'], ['page']]);
});

const addressToday = (query: string): Unanswered['today'] | undefined =>
  unansweredIn(pages, [{ ...asked(query), isAddress: true }])[0]?.today;

test('an address leads to the page with a similar address, or the one that says its words, by a redirect [RT-5]', () => {
  for (const [path, to] of [
    ['/How-To/Tax-Rates.htm', '/how-to/p2'],
    ['/how-to/qb', '/how-to/qbo'],
    ['/articles/estimate', '/how-to/estimate'],
    ['/kb/send-estimates.html', '/how-to/estimate'],
    ['/kb/po', '/how-to/order'],
  ] as const)
    expect(addressToday(path), path).toMatchObject({
      kind: 'page',
      page: { url: to, confidence: expect.any(Number) },
      proposal: { kind: 'redirect', from: path, to },
    });
});

test('an address that leads to a page today is found now; one that no page is about is a gap [RT-5]', () => {
  expect(addressToday('/how-to/order')).toMatchObject({
    kind: 'found',
    page: { title: 'Create a purchase order' },
  });
  expect(addressToday('/kb/gift-certificates')).toEqual({ kind: 'gap', nearest: [] });
});
