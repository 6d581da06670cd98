import { kind, type Kind } from '../kind.ts';
import { pickEntry } from '../places.ts';
import { valueIn, withItem, withValue } from '../space.ts';

type Rows = readonly (readonly unknown[])[];

/** A kind that changes values of a table entry. */
const tableKind = (
  name: string,
  rule: string,
  field: string,
  change: (rows: Rows) => Readonly<Record<string, unknown>>,
  entails: readonly string[] = [],
): Kind =>
  kind(name, rule, (space, random) => {
    const rowsOf = (each: Parameters<typeof valueIn>[0]) =>
      (valueIn(each, 'data', space.locale) ?? []) as Rows;
    const item = pickEntry(
      space,
      random,
      ['table'],
      (each) => rowsOf(each).length > 2 && (rowsOf(each)[1]?.length ?? 0) > 1,
    );
    if (item === undefined) return undefined;
    const changed = Object.entries(change(rowsOf(item))).reduce(
      (each, [key, value]) => withValue(each, key, value, space.locale),
      item,
    );
    return { space: withItem(space, changed), found: [`${rule} ${item.sys.id} ${field}`], entails };
  });

/** What stands in cells is not shown any more. */
const lostCells = ['refs/unreachable', 'links/broken-anchor'];

export const tableKinds: readonly Kind[] = [
  tableKind('a table without rows', 'tables/empty', 'data', () => ({ data: [] }), lostCells),
  tableKind(
    'a table of blank cells',
    'tables/empty',
    'data',
    (rows) => ({ data: rows.map((row) => row.map(() => ' ')) }),
    lostCells,
  ),
  tableKind(
    'a table with a row that is short',
    'tables/ragged',
    'data',
    (rows) => ({ data: rows.map((row, index) => (index === 1 ? row.slice(1) : row)) }),
    lostCells,
  ),
  tableKind('a table that says it has other rows', 'tables/size-mismatch', 'rows', (rows) => ({
    rows: rows.length + 3,
  })),
  tableKind('a table that says it has other columns', 'tables/size-mismatch', 'columns', () => ({
    columns: 77,
  })),
  tableKind('a table without a header', 'tables/no-header', 'data', () => ({ isHeader: false })),
];
