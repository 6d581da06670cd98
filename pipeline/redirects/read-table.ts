import { malformedRedirect } from '../rules/redirects/malformed.ts';
import type { Report } from '../finding.ts';
import { readHeading } from './columns.ts';
import { readCells } from './read-cells.ts';
import { readRow, type RowValues } from './read-row.ts';
import type { RedirectRule } from './redirect-table.ts';

/** A redirect table as a file: CSV with a heading row. Its columns are those of docs/requirements.md, RD-1. */
export interface RedirectFile {
  /** The name of the file in findings. */
  readonly file: string;
  readonly text: string;
}

/** The rules of a table. A faulty line is reported and left out. A table without its two required columns has no rules. */
export function readRedirectTable({ file, text }: RedirectFile, report: Report): RedirectRule[] {
  const rows = readCells(text);
  if ('fault' in rows) {
    reportTable(rows.fault, rows.line);
    return [];
  }
  const [first, ...rest] = rows;
  if (first === undefined) return [];
  const { positions, faults } = readHeading(first.cells);
  for (const { fault, suggestion } of faults) reportTable(fault, first.line, suggestion);
  if (!positions.has('fromPath') || !positions.has('toPath')) return [];
  return rest.flatMap(({ cells, line }): RedirectRule[] => {
    const origin = { source: { file, line } };
    const values: RowValues = (column) => cells[positions.get(column) ?? -1] ?? '';
    const tooMany = cells.length > first.cells.length && cells.slice(first.cells.length).some(Boolean);
    const row = tooMany ? tooManyValues(cells.length, first.cells.length) : readRow(values);
    if ('rule' in row) return [{ ...row.rule, origin }];
    report(malformedRedirect, { at: origin, detail: { fault: row.fault }, target: values('fromPath') });
    return [];
  });

  function reportTable(fault: string, line: number, suggestion?: string): void {
    report(malformedRedirect, {
      at: { source: { file, line } },
      detail: { fault, isTable: true },
      target: fault,
      ...(suggestion !== undefined && { suggestion }),
    });
  }
}

const tooManyValues = (values: number, columns: number) => ({
  fault: `it has ${values} values for ${columns} columns; put a value with a comma in quotes`,
});
