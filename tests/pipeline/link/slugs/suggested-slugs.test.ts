import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { isServed } from '../../../../cli/services/gate/served-paths.ts';
import { slugFault } from '../../../../pipeline/link/slugs/slug-fault.ts';
import { suggestedSlugs } from '../../../../pipeline/link/slugs/suggested-slugs.ts';
import { urlOf } from '../../../../schemas/urls.ts';
import { expectLinear } from '../../../expect-linear.ts';
import { entry, findingsOf, type Found } from '../../builders.ts';
import { linked } from '../../documents.ts';

const types = ['kbHowTo', 'productArea'] as const;

interface Page {
  readonly type: (typeof types)[number];
  readonly url: string;
}

const slugFindings = (pages: readonly Page[]): Found[] =>
  findingsOf(pages.map(({ type, url }, n) => entry(type, `e${n}`, { title: `Page ${n}`, url }))).filter(
    ({ rule }) => rule.startsWith('slugs/'),
  );

/** The pages after an editor has taken every advice. */
const advised = (pages: readonly Page[]): Page[] => {
  const found = slugFindings(pages);
  return pages.map((page, n) => {
    const advice = found.find(({ entry: at }) => at === `e${n}`);
    return { ...page, url: advice === undefined ? page.url : (advice.suggestion ?? `none for ${page.url}`) };
  });
};

const oddSigns = '. .. \t \u00a0 \u200b \u202e \u2066 \u00ad \u3164 \u2800 / \\ ? # % - -- _ : 🚚'.split(' ');
const oddLetters = 'A É İ ẞ Σ \u0430 \u03bf \uff4a \uff0f \u0301 \u{1d4f3} \ud800 日本'.split(' ');
const oddNames = 'con nul COM1 index.html pro Pro board Board board.md .md .MD'.split(' ');
const odd = fc.constantFrom(' ', 'x'.repeat(120), 'é'.repeat(60), ...oddSigns, ...oddLetters, ...oddNames);

const page: fc.Arbitrary<Page> = fc.record({
  type: fc.constantFrom(...types),
  url: fc.oneof(
    fc.array(odd, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  ),
});

test('when every suggestion is used, no rule about slugs reports anything more [ED-8]', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (pages) => {
      const wellFormed = pages.filter(({ url }) => url.isWellFormed());
      expect(slugFindings(advised(wellFormed))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("no suggestion is the address of another page's Markdown copy", () => {
  const pages: Page[] = [
    { type: 'kbHowTo', url: 'board' },
    { type: 'kbHowTo', url: 'board.md ' },
  ];
  expect(advised(pages).map(({ url }) => url)).toEqual(['board', 'board.md-2']);
});

test.each([
  ['.htaccess', 'htaccess'],
  ['.well-known', 'well-known'],
  ['Add a Technician', 'add-a-technician'],
  [' board ', 'board'],
  ['a/b', 'a-b'],
  ['index.html', 'index'],
  ['con', 'page-con'],
  ['nul.v2', 'page-nul.v2'],
  ['what?', 'what'],
  ['\uff4aobs/\u202enew', 'jobs-new'],
  ['???', 'page-0'],
  ['É', 'é'],
])('for %j it is %j', (url, suggestion) => {
  expect(slugFindings([{ type: 'kbHowTo', url }])[0]?.suggestion).toBe(suggestion);
});

test('no other page has it, not even one that gets another slug itself', () => {
  const found = slugFindings(
    ['board', 'Board', 'BOARD', 'board-2', 'my board', 'my  board'].map((url) => ({ type: 'kbHowTo', url })),
  );
  expect(found.map(({ entry: at, suggestion }) => [at, suggestion])).toEqual([
    ['e1', 'page-1'],
    ['e2', 'page-2'],
    ['e4', 'my-board'],
    ['e5', 'my-board-2'],
  ]);
});

test('a product area never gets the address of the page that gathers what is Pro', () => {
  expect(slugFindings([{ type: 'productArea', url: 'PRO' }])[0]?.suggestion).toBe('pro-plan');
});

test('thousands of pages of one slug get a slug each, at a cost in proportion to their number', () => {
  const copies = Array.from({ length: 4000 }, (_, n) =>
    entry('kbHowTo', `e${n}`, { title: 'Board', url: 'board' }),
  );
  const pages = [...linked(copies).graph.entries.values()];
  expect(new Set(suggestedSlugs(pages, {}).values()).size).toBe(3999);
  expectLinear((count) => suggestedSlugs(pages.slice(0, count), {}), 1000);
});

test('the preview answers every address that a slug can make', () => {
  fc.assert(
    fc.property(page, ({ type, url }) => {
      fc.pre(slugFault(url) === undefined);
      expect(isServed(new URL(urlOf(type, url, {}), 'http://localhost').pathname)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
