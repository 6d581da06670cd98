import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { block, doc, embedded, p, row, table, td, th } from '../../documents.ts';

const page = howTo('board', 'Dispatch board', { introduction: doc(embedded('rates')) });
const rates = (data: readonly (readonly string[])[]) =>
  entry('table', 'rates', { name: 'Rates', isHeader: true, data });
const inText = (...content: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(table(...content)) });
const wide = (data: object, content: string) => block('table-cell', [p(content)], { ...data });

test('a row with another number of cells than most is a warning at that row [AR-18]', () => {
  const data = [['Day', 'Rate', 'Note'], ['Monday', '$20', ''], ['Sunday', '$40'], ['Holiday', '$60', '']]; // oxfmt-ignore
  expect(findingsOf([page, rates(data)])).toEqual([
    {
      rule: 'tables/ragged',
      entry: 'rates',
      field: 'data.2',
      message: 'The table "Rates" has 2 cells in row 3, and 3 in every other row.',
    },
  ]);
});

test('of several such rows the first is named', () => {
  const data = [['Day', 'Rate'], ['Monday', '$20'], ['Sunday'], ['Holiday', '$60', 'paid']];
  expect(findingsOf([page, rates(data)]).map(({ field, message }) => [field, message])).toEqual([
    ['data.2', 'The table "Rates" has 1 cell in row 3, and 2 in most others.'],
  ]);
});

test('in a text the pointer leads to the row', () => {
  const ragged = inText(row(th('Day'), th('Rate')), row(td('Monday')), row(td('Sunday'), td('$40')));
  expect(diagnosticsOf([ragged]).map(({ rule, field, path }) => [rule, field, path])).toEqual([
    ['tables/ragged', ['introduction'], '/content/0/content/1'],
  ]);
});

test('cells that reach over columns and rows count for as many', () => {
  const spans = inText(
    row(th('Day'), th('Rate'), th('Note')),
    row(wide({ rowspan: 2 }, 'Weekend'), wide({ colspan: 2 }, '$40')),
    row(td('$50'), td('by call')),
    row(td('Holiday'), td('$60'), td('')),
  );
  expect(findingsOf([spans])).toEqual([]);
});

test('a merged cell that goes beyond the edge is reported instead of the number of cells', () => {
  const merged = inText(
    row(th('Day'), th('Rate'), th('Note')),
    row(td('Monday'), td('$20'), td('paid')),
    row(td('Holiday'), wide({ colspan: 7 }, 'closed'), wide({ rowspan: 9 }, 'Nothing')),
  );
  const found = diagnosticsOf([merged]);
  expect(found.map(({ message, path }) => [path, message])).toEqual([
    [
      '/content/0/content/2',
      'A table in the text has a merged cell that goes beyond its edge: cell 2 of row 3 reaches over 7 columns, and there is only 1 column for it.',
    ],
    [
      '/content/0/content/2',
      'A table in the text has a merged cell that goes beyond its edge: cell 3 of row 3 reaches over 9 rows, and there is only 1 row for it.',
    ],
  ]);
  expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});

test('a blank line at the end of a table is no finding', () => {
  expect(findingsOf([inText(row(th('Day'), th('Rate')), row(td('Monday'), td('$20')), row(td('')))])).toEqual(
    [],
  );
  expect(findingsOf([page, rates([['Day', 'Rate'], ['Monday', '$20'], []])])).toHaveLength(1);
});

test('a table whose rows have the same number of cells is no finding, and a row that fits none is one', () => {
  expect(findingsOf([page, rates([['Day', 'Rate'], ['Monday', '$20']])])).toEqual([]); // oxfmt-ignore
  const reaching = inText(row(th('Day'), wide({ rowspan: 1_000_000 }, 'Rate')), row(td('Monday'), td('$20')));
  expect(findingsOf([reaching]).map(({ rule }) => rule)).toEqual(['tables/ragged']);
});
