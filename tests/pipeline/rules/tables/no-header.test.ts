import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embedded, row, table, td, th } from '../../documents.ts';

const page = howTo('board', 'Dispatch board', { introduction: doc(embedded('rates')) });
const data = [['Monday', '$20'], ['Sunday', '$40']]; // oxfmt-ignore
const rates = (values: object) => entry('table', 'rates', { name: 'Rates', data, ...values });
const inText = (...content: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(table(...content)) });

test('a table entry without a header row is a warning [AR-18]', () => {
  expect(findingsOf([page, rates({})])).toEqual([
    {
      rule: 'tables/no-header',
      entry: 'rates',
      field: 'data',
      message: 'The table "Rates" has no header with words: a screen reader cannot say what a cell is about.',
    },
  ]);
  expect(findingsOf([page, rates({ isHeader: true })])).toEqual([]);
});

test('a header row without a word is none', () => {
  const blank = { isHeader: true, data: [['', ''], ...data] };
  expect(findingsOf([page, rates(blank)]).map(({ rule }) => rule)).toEqual(['tables/no-header']);
});

test('a table in a text needs header cells, in its first row or its first column', () => {
  const plain = inText(row(td('Monday'), td('$20')), row(td('Sunday'), td('$40')));
  expect(findingsOf([plain]).map(({ rule, field }) => [rule, field])).toEqual([
    ['tables/no-header', 'introduction'],
  ]);
  expect(findingsOf([inText(row(th('Day'), th('Rate')), row(td('Sunday'), td('$40')))])).toEqual([]);
  expect(findingsOf([inText(row(th('Monday'), td('$20')), row(th('Sunday'), td('$40')))])).toEqual([]);
});

test('a single row and a single column are lists', () => {
  expect(findingsOf([page, rates({ data: [['Monday', '$20']] })])).toEqual([]);
  expect(findingsOf([page, rates({ data: [['Monday'], ['Sunday']] })])).toEqual([]);
});

test('of a table of another space, too', () => {
  const body = doc(table(row(td('Monday'), td('$20')), row(td('Sunday'), td('$40'))));
  expect(findingsOf([entry('post', 'post', { body })]).map(({ rule, field }) => [rule, field])).toEqual([
    ['schema/unknown-type', undefined],
    ['tables/no-header', 'body'],
  ]);
});
