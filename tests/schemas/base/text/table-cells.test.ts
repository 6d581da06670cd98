import { expect, test } from 'vitest';
import { tableCells } from '../../../../schemas/base/text/table-cells.ts';

test.each([
  ['no table', 'a | b\nc | d', 0],
  ['a table', '|a|b|\n|-|-|\n|c|d|\n|e|f|', 12],
  ['what stands after it', '|a|\n|-|\n\nwords\nwords', 3],
  ['a table in a quote', '> |a|\n> |-|\n> |b|\n>\nwords', 6],
  ['rows that are filled', '|a|b|c|d|\n|-|-|-|-|\ne\nf', 18],
  ['a line across the page', 'a\n\n---\n\nb', 1],
])('counts at least the cells of %s', (_, markdown, cells) => {
  expect(tableCells(markdown)).toBe(cells);
});

test('sees few characters that make many cells, whatever ends their lines', () => {
  const width = 400;
  const lines = [
    `|${'a|'.repeat(width)}`,
    `|${'-|'.repeat(width)}`,
    ...Array.from({ length: 500 }, () => 'a'),
  ];
  for (const end of ['\n', '\r', '\r\n'])
    expect(tableCells(lines.join(end))).toBeGreaterThanOrEqual(width * 500);
});
