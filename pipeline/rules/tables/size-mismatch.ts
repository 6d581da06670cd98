import type { Entry } from '../../entry.ts';
import { fixOf } from '../../fix/fix.ts';
import { replaceValue } from '../../fix/replace-value.ts';
import { tablesOf } from '../../inspect/content/tables-of.ts';
import { rule } from '../../rule.ts';
import { tableWidths, usualWidth } from '../../rich-text/fitted-spans.ts';

interface Detail {
  readonly field: string;
  readonly stated: number;
  readonly actual: number;
  readonly what: 'rows' | 'columns';
}

export const sizeMismatch = rule<Detail>({
  id: 'tables/size-mismatch',
  severity: 'warn',
  summary: 'Every table has as many rows and columns as its fields say.',
  advice: 'Correct the number, or add the rows or columns that are missing. The header is a row.',
  message: ({ field, stated, actual, what }, named) =>
    `The field "${named(field)}" says ${stated}, but the table has ${actual} ${actual === 1 ? what.slice(0, -1) : what}.`,
  *check(entry) {
    for (const detail of mismatchesIn(entry)) {
      const suggestion = String(detail.actual);
      yield { at: { entry: entry.id, field: [detail.field] }, detail, suggestion };
    }
  },
  fix: ({ at, detail: { stated, actual } }, content) =>
    fixOf(true, [replaceValue(at, { from: stated, to: actual }, content)]),
});

/** `tables/empty` reports tables without rows. */
function mismatchesIn(entry: Entry): Detail[] {
  const [table] = entry.type === 'table' ? tablesOf(entry) : [];
  if (table === undefined || table.rows.length === 0) return [];
  const sizes = [
    { what: 'columns', actual: usualWidth(tableWidths(table.rows.map(({ cells }) => cells))) },
    { what: 'rows', actual: table.rows.length },
  ] as const;
  return sizes.flatMap(({ what, actual }) => {
    const stated = entry.fields[what];
    if (typeof stated !== 'number' || stated === actual) return [];
    return [{ field: entry.fieldNames.get(what) ?? what, stated, actual, what }];
  });
}
