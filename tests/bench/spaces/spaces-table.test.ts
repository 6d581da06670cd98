import { expect, test } from 'vitest';
import type { SpaceFigures } from './measure-space.ts';
import { spacesTable } from './spaces-table.ts';

const figures = (name: string, more: Partial<SpaceFigures> = {}): SpaceFigures => ({
  name,
  pageTypes: 1,
  pageEntries: 4,
  becamePages: 4,
  files: 9,
  initExit: 0,
  buildExit: 0,
  errors: 0,
  warnings: 0,
  infos: 0,
  errorRules: {},
  words: 1000,
  foundWords: 980,
  said: '',
  paths: [],
  worst: [],
  ...more,
});

test('the table sums what has pages, and says why others fail', () => {
  const text = spacesTable([
    figures('empty', { pageEntries: 0, words: 0, foundWords: 0, buildExit: 2, said: 'error: no page' }),
    figures('good'),
    figures('bad', {
      foundWords: 979,
      becamePages: 1,
      buildExit: 1,
      errorRules: { 'links/dead': 2 },
      said: 'x',
    }),
  ]);
  expect(
    text
      .split('\n')
      .map((line) => line.split('|')[1]?.trim())
      .filter(Boolean),
  ).toEqual(
    ['space', '-----', 'good', 'bad', 'empty'], // oxfmt-ignore
  );
  expect(text).toContain('2 spaces with entries that look like pages: 1 build with exit code 0\n');
  expect(text).toContain('entries that became pages: 5 of 8\n');
  expect(text).toContain('words on the site: 97.9 % of all; 1 spaces have 98 of 100\n');
  expect(text).toContain('bad: 2 links/dead\nempty: error: no page');
});
