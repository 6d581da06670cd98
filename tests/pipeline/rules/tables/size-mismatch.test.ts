import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embedded } from '../../documents.ts';

const page = howTo('board', 'Dispatch board', { introduction: doc(embedded('rates')) });
const data = [['Day', 'Rate'], ['Monday', '$20'], ['Sunday', '$40']]; // oxfmt-ignore
const rates = (values: object) => entry('table', 'rates', { name: 'Rates', isHeader: true, data, ...values });

test('a number that is not that of the cells is a warning at its field [AR-18]', () => {
  expect(findingsOf([page, rates({ columns: 3, rows: 2 })])).toEqual([
    {
      rule: 'tables/size-mismatch',
      entry: 'rates',
      field: 'rows',
      message: 'The field "rows" says 2, but the table has 3 rows.',
      suggestion: '3',
    },
    {
      rule: 'tables/size-mismatch',
      entry: 'rates',
      field: 'columns',
      message: 'The field "columns" says 3, but the table has 2 columns.',
      suggestion: '2',
    },
  ]);
});

test('the field is named as the space spells it', () => {
  const config = { contentTypes: { grid: { as: 'table', fields: { rows: 'height' } } } };
  const grid = entry('grid', 'rates', { isHeader: true, data, height: 9 });
  expect(findingsOf([page, grid], { config }).map(({ rule, field }) => [rule, field])).toEqual([
    ['tables/size-mismatch', 'height'],
  ]);
});

test('the right numbers, none at all, and a table without rows are no findings of this rule', () => {
  expect(findingsOf([page, rates({ columns: 2, rows: 3 })])).toEqual([]);
  expect(findingsOf([page, rates({})])).toEqual([]);
  expect(findingsOf([page, rates({ data: [], rows: 3 })]).map(({ rule }) => rule)).toEqual(['tables/empty']);
});
