import { expect, test } from 'vitest';
import { parseGoldenQueries, type SearchedLocale } from '../../../cli/search/golden-queries.ts';

const known = new Set(['/how-to/use-the-board', 'board']);
const one: readonly SearchedLocale[] = [{ locale: undefined, folder: '', known }];
const several: readonly SearchedLocale[] = [
  { locale: 'en-US', folder: '', known },
  { locale: 'de', folder: '/de', known: new Set(['/how-to/tafel']) },
];
const parse = (value: unknown, sites = one) =>
  parseGoldenQueries(typeof value === 'string' ? value : JSON.stringify(value), 'golden.json', sites);
const query = (text: string, ...expected: readonly string[]) => ({ query: text, expected });

test('documents are named by address or id', () => {
  const queries = [query('board', '/how-to/use-the-board'), query('the board', 'board')];
  expect(parse(queries)).toEqual(queries);
});

test('without a space, no address is unknown', () => {
  expect(parse([query('a', '/x')], [{ locale: undefined, folder: '' }])).toHaveLength(1);
});

test('a query is of the first locale or of the one that it names, with its folder or without [ML-8]', () => {
  const german = query('tafel', '/de/how-to/tafel');
  expect(parse([query('board', 'board'), { ...german, locale: 'de' }], several)).toEqual([
    { ...query('board', 'board'), locale: 'en-US' },
    { ...query('tafel', '/how-to/tafel'), locale: 'de' },
  ]);
});

test.for<[string, readonly SearchedLocale[], string]>([
  ['fr', several, 'in golden.json, query 1: the site has no locale "fr"; it has en-US, de.'],
  ['en', several, 'in golden.json, query 1: the site has no locale "en"; it has en-US, de.'],
  ['de', one, 'in golden.json, query 1: the site has one locale; leave out "locale"'],
])('a query in %s, which the site does not have, is reported', ([locale, sites, sentence]) => {
  expect(() => parse([{ ...query('a', 'board'), locale }], sites)).toThrow(sentence);
});

test.for<[string, unknown, string]>([
  ['no JSON', '[{]', 'golden.json is not JSON: at line 1, column 3, "]" cannot stand here.'],
  ['no list', {}, 'in golden.json: the file: must be a list of queries'],
  ['an empty list', [], 'in golden.json: the file: has no query'],
  ['a mistyped key', [{ query: 'a', expects: [] }], 'unknown key "expects"; did you mean "expected"?'],
  [
    'a query without words',
    [query('?!', 'board')],
    'in golden.json, query 1: "query" is "?!": must have a letter',
  ],
  ['nothing expected', [query('a')], 'in golden.json, query 1: "expected": must name an article or more'],
  [
    'an unknown address',
    [query('a', 'board'), query('b', '/how-to/use-the-bord')],
    'in golden.json, query 2: nothing that can be found has the address or id "/how-to/use-the-bord"; did you mean "/how-to/use-the-board"?',
  ],
  [
    'a query twice, in other letters',
    [query('The board', 'board'), query('the  BOARD!', 'board')],
    'in golden.json, query 2: "the  BOARD!" is query 1 already',
  ],
  ['a document twice', [query('a', 'board', 'board')], 'in golden.json, query 1: "board" is expected twice'],
])('%s is reported with its place', ([, value, sentence]) => {
  expect(() => parse(value)).toThrow(sentence);
});
