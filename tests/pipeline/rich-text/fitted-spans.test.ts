import { expect, test } from 'vitest';
import { fittedSpans } from '../../../pipeline/rich-text/fitted-spans.ts';

type Row = readonly (readonly [columns: number, rows: number])[];

const fitted = (...rows: readonly Row[]): Row[] =>
  fittedSpans(rows.map((cells) => cells.map(([columnSpan, rowSpan]) => ({ columnSpan, rowSpan })))).rows.map(
    (cells) => cells.map(({ columnSpan, rowSpan }) => [columnSpan, rowSpan] as const),
  );

const one = [1, 1] as const;

test('cells are cut at the last column and the last row', () => {
  const rows = [
    [one, one, one],
    [one, one, one],
    [one, [7, 1], [1, 9]],
  ] as const;
  expect(fitted(...rows)).toEqual([[one, one, one], [one, one, one], [one, one, one]]); // oxfmt-ignore
});

test('a cell that fits stays as it is', () => {
  const rows = [[one, one, one], [[1, 2], [2, 1]], [one, one], [[3, 1]]] as const; // oxfmt-ignore
  expect(fitted(...rows)).toEqual(rows);
});

test('a cell beside one that reaches down has less room', () => {
  const rows = [[one, one, one], [[1, 2], one, one], [[3, 1]], [one, one, one]] as const; // oxfmt-ignore
  expect(fitted(...rows)[2]).toEqual([[2, 1]]);
});

test('where most rows are merged, they say how wide the table is', () => {
  const rows = [[[4, 1]], [[4, 1]], [one, one]] as const; // oxfmt-ignore
  expect(fitted(...rows)).toEqual(rows);
});

test('a table of two hundred thousand rows is fitted at once', () => {
  expect(fitted(...Array.from({ length: 200_000 }, () => [one, [1, 1_000_000]] as const))).toHaveLength(
    200_000,
  );
});
