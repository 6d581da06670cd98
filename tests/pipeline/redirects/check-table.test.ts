import { expect, test } from 'vitest';
import { checkTable } from '../../../pipeline/redirects/check-table.ts';
import { howTo } from '../builders.ts';
import { exportOf, settings } from '../documents.ts';

const lines = (...rules: readonly string[]) => ({
  file: 'redirects.csv',
  text: ['fromPath,toPath', ...rules].join('\n'),
});
const found = (input: Partial<Parameters<typeof checkTable>[0]>) =>
  checkTable({ config: settings(), ...input }).diagnostics.map(({ rule, source }) => [rule, source?.line]);

const faulty = lines(
  '/a,/b',
  '/b,/a',
  '/self,/self',
  '/x,/y',
  '/y,/how-to/page',
  '/X,/how-to/page',
  '/x,/elsewhere',
  '/out,//evil.example',
  'bad,/z',
  '/q?a=b,/how-to/page',
  '/search,/how-to/page',
  '/dead,/how-to/none',
);
const ofTheTable = [
  ['redirects/duplicate', 8],
  ['redirects/loop', 2],
  ['redirects/malformed', 10],
  ['redirects/off-site', 9],
  ['redirects/self', 4],
  ['redirects/shadows-page', 12],
];

test('a table alone is checked for all that it shows itself [RD-3]', () => {
  expect(found({ redirectFile: faulty })).toEqual([
    ...ofTheTable,
    ['redirects/chain', 5],
    ['redirects/duplicate-case', 7],
    ['redirects/query', 11],
  ]);
});

test('with an export its targets are checked too, and nothing else [RD-3]', () => {
  const exported = exportOf([howTo('page', 'Page'), howTo('untitled', '')]);
  expect(found({ redirectFile: faulty, exported })).toEqual([
    ['redirects/dead-target', 8],
    ['redirects/dead-target', 13],
    ...ofTheTable,
    ['redirects/chain', 5],
    ['redirects/duplicate-case', 7],
    ['redirects/query', 11],
  ]);
});

test('a rule that mends the case of a path is no circle', () => {
  expect(found({ redirectFile: lines('/How-To/Page,/how-to/page') })).toEqual([]);
});

test('the configuration decides how much a rule matters', () => {
  const config = settings({ rules: { 'redirects/self': 'off' } });
  expect(found({ config, redirectFile: lines('/self,/self') })).toEqual([]);
});
