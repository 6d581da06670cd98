import { expect, test } from 'vitest';
import { numericColumns } from '../../../../schemas/base/text/numeric-columns.ts';

/** Whether a column of one cell is one of numbers. */
const isNumeric = (word: string) => numericColumns([['name', word]]).includes(1);

test.each([
  '7',
  '-3',
  '\u22123 %',
  '1,200.50',
  '1.200,50 \u20ac',
  '$1,200',
  '+4.5%',
  'EUR 7',
  '12\u202f000',
  '2026',
])('%s is a number [AR-18]', (word) => expect(isNumeric(word)).toBe(true));

test.each([
  '',
  '\u2013',
  '10:30',
  '11.10.2026',
  '11/10/2026',
  '4.2.1',
  '555 0100',
  '18 min',
  '7\u20134',
  'May 25',
])('"%s" is not [AR-18]', (word) => expect(isNumeric(word)).toBe(false));

test('a column of numbers may have gaps, but no words, and the first column names the rows [AR-18]', () => {
  const rows = [
    ['1', '2', '$3', '4'],
    ['2', '', '\u2013', 'none'],
    ['3', '5'],
  ];
  expect(numericColumns(rows)).toEqual([1, 2]);
  expect(numericColumns([])).toEqual([]);
});
