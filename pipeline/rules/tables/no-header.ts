import { type ContentTable, tablesOf } from '../../inspect/content/tables-of.ts';
import { rule } from '../../rule.ts';
import { tableWords } from '../words.ts';

export const noHeader = rule<ContentTable>({
  id: 'tables/no-header',
  severity: 'warn',
  summary: 'Every table has a header row or a header column.',
  advice: 'Make the first row a header: in a table entry switch on isHeader, in a text use header cells.',
  message: (table) =>
    `${tableWords(table)} has no header with words: a screen reader cannot say what a cell is about.`,
  *check(entry) {
    for (const table of tablesOf(entry)) {
      if (!table.hasHeader && isGrid(table)) yield { at: table.at, detail: table };
    }
  },
});

/** A table of one row or one column is a list, and needs no header. `tables/empty` reports tables without words. */
const isGrid = ({ rows }: ContentTable): boolean =>
  rows.length > 1 &&
  rows.some(({ cells }) => cells.length > 1) &&
  rows.some(({ cells }) => cells.some(({ isBlank }) => !isBlank));
