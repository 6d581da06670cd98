import { type Column, readHeading } from '../redirects/columns.ts';
import { readCells, separatorOf } from '../redirects/read-cells.ts';
import type { RowEdit } from './edit.ts';
import type { RawRow } from './fix.ts';

/** The line of a rule; undefined where a value in quotes could reach over several lines. */
export function rawRowAt(table: string, line: number | undefined): RawRow | undefined {
  const text = line === undefined ? undefined : table.split('\n')[line - 1]?.replace(/\r$/u, '');
  if (line === undefined || text === undefined || table.includes('"')) return undefined;
  return {
    line,
    text,
    with(column, before, after) {
      const separator = separatorOf(table);
      const cells = text.split(separator);
      const position = columnsOf(table).get(column) ?? -1;
      const cell = cells[position];
      if (cell?.trim() !== before || !isPlain(after, separator)) return undefined;
      return cells
        .with(
          position,
          cell.replace(before, () => after),
        )
        .join(separator);
    },
  };
}

/** A permanent redirect from exactly this path. */
export function newRowIn(
  table: string,
  rule: { readonly from: string; readonly to: string },
): RowEdit | undefined {
  const separator = separatorOf(table);
  const columns = columnsOf(table);
  if (!columns.has('fromPath') || !columns.has('toPath')) return undefined;
  if (!isPlain(rule.from + rule.to, separator)) return undefined;
  const values: Partial<Record<Column, string>> = {
    fromPath: rule.from,
    toPath: rule.to,
    isPermanent: 'true',
    status: '301',
    ignoreCase: 'false',
    caseSensitive: 'true',
    redirectInBrowser: 'true',
  };
  const cells = Array.from({ length: Math.max(...columns.values()) + 1 }, () => '');
  for (const [column, position] of columns) cells[position] = values[column] ?? '';
  return { kind: 'row', after: cells.join(separator) };
}

const isPlain = (value: string, separator: string): boolean =>
  !value.includes(separator) && !/["\r\n]/u.test(value);

function columnsOf(table: string): ReadonlyMap<Column, number> {
  const rows = readCells(table.split('\n', 1)[0] ?? '');
  const [heading] = 'fault' in rows ? [] : rows;
  return readHeading(heading?.cells ?? []).positions;
}
