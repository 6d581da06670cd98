import { parse } from 'csv-parse/sync';

export interface CsvRow {
  readonly cells: readonly string[];
  /** From 1. */
  readonly line: number;
}

/** Why a file is not valid CSV, and the line of the first error. */
export interface CsvFault {
  readonly fault: string;
  readonly line: number;
}

/** The rows of a CSV file. The separator of its first row counts: commas, semicolons or tabs. */
export function readCells(text: string): CsvRow[] | CsvFault {
  try {
    const parsed: unknown = parse(text, {
      info: true,
      trim: true,
      delimiter: separatorOf(text),
      skip_empty_lines: true,
      relax_column_count: true, // columns that are left out at the end have their defaults
      bom: true,
    });
    return (parsed as { record: string[]; info: { lines: number } }[])
      .map(({ record, info }) => ({ cells: record, line: info.lines }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    return { fault: message, line: lines ?? 1 };
  }
}

const separators = [',', ';', '\t'] as const;

export function separatorOf(text: string): string {
  const [heading = ''] = text.trimStart().split(/[\r\n]/u, 1);
  const count = (separator: string) => heading.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}
