import { type ContentTable, tablesOf } from '../../inspect/content/tables-of.ts';
import { rule } from '../../rule.ts';
import { tableWords } from '../words.ts';

export const emptyTable = rule<{ readonly table: ContentTable; readonly fault: string }>({
  id: 'tables/empty',
  severity: 'warn',
  summary: 'Every table has rows with words in them.',
  advice: 'Fill in the rows, or remove the table.',
  message: ({ table, fault }) => `${tableWords(table)} ${fault}.`,
  *check(entry) {
    for (const table of tablesOf(entry)) {
      const fault = faultOf(table);
      if (fault !== undefined) yield { at: table.at, detail: { table, fault } };
    }
  },
});

function faultOf({ rows, hasHeader }: ContentTable): string | undefined {
  if (rows.every(({ cells }) => cells.length === 0)) return 'has no rows: readers see nothing';
  if (rows.every(({ cells }) => cells.every(({ isBlank }) => isBlank))) return 'has only blank cells';
  return hasHeader && rows.length === 1 ? 'has a header and no rows below it' : undefined;
}
