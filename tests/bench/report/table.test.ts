import { expect, test } from 'vitest';
import { markdownTable } from './table.ts';

test('columns are as wide as their widest cell, figures stand to the right', () => {
  const rows = [
    ['1,000', '2.00 s'],
    ['5,000', '10.5 s'],
  ];
  expect(markdownTable(['articles', 'cold'], rows)).toBe(
    ['| articles |   cold |', '| -------- | -----: |', '| 1,000    | 2.00 s |', '| 5,000    | 10.5 s |'].join(
      '\n',
    ),
  );
});

test('a cell that is not there is empty', () => {
  expect(markdownTable(['page', 'score'], [['/']])).toContain('| /    |       |');
});
