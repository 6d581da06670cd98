import { tableWidths, usualWidth } from '../../inspect/table-widths.ts';
import { type ContentTable, tablesOf } from '../../inspect/tables-of.ts';
import { rule } from '../../problem.ts';
import { tableWords } from '../words.ts';
import type { TableCell } from '../../rich-text/text.ts';

interface Detail {
  readonly table: ContentTable;
  /** From 1. */
  readonly row: number;
  readonly cells: number;
  readonly usual: number;
  /** Rows that differ, but for this one. */
  readonly others: number;
}

export const ragged = rule<Detail>({
  id: 'tables/ragged',
  severity: 'warn',
  summary: 'Every row of a table has the same number of cells.',
  advice: 'Add the cells that are missing, blank if need be, or take out those that are too many.',
  message: ({ table, row, cells, usual, others }) =>
    `${tableWords(table)} has ${cells} ${cells === 1 ? 'cell' : 'cells'} in row ${row}, and ${usual} in ${others === 0 ? 'every other row' : 'most others'}.`,
  *check(entry) {
    for (const table of tablesOf(entry)) {
      const widths = tableWidths(table.rows);
      const usual = usualWidth(widths);
      const differing = [...table.rows.entries()].filter(
        ([row, { cells }]) => widths[row] !== usual && !isBlankLine(cells),
      );
      const [first] = differing;
      if (first === undefined) continue;
      const [row, { at }] = first;
      const detail = { table, row: row + 1, cells: widths[row] ?? 0, usual, others: differing.length - 1 };
      yield { at, detail };
    }
  },
});

/** A line below the words, as some editors leave it behind: nothing in it is in a wrong place. */
const isBlankLine = (cells: readonly TableCell[]): boolean =>
  cells.length > 0 && cells.every(({ isBlank }) => isBlank);
