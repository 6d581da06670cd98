import { expect, test } from 'vitest';
import { parseGoldenQueries } from '../../../cli/search/golden-queries.ts';

const known = new Set(['/how-to/use-the-board', 'board']);
const parse = (value: unknown, among: ReadonlySet<string> | undefined = known) =>
  parseGoldenQueries(typeof value === 'string' ? value : JSON.stringify(value), 'golden.json', among);
const query = (text: string, ...expected: readonly string[]) => ({ query: text, expected });

test('documents are named by address or id', () => {
  const queries = [query('board', '/how-to/use-the-board'), query('the board', 'board')];
  expect(parse(queries)).toEqual(queries);
});

test('without a space, no address is unknown', () => {
  expect(parseGoldenQueries(JSON.stringify([query('a', '/x')]), 'golden.json', undefined)).toHaveLength(1);
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
