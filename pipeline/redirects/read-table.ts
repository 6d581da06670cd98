import { parse } from 'csv-parse/sync';
import { malformedRedirect } from '../rules/redirects/malformed.ts';
import type { Report } from '../problem.ts';
import type { RedirectRule } from './redirect-table.ts';

/** A redirect table as a file: CSV with a heading row, columns as spec.md section 3 names them. */
export interface RedirectFile {
  /** As findings name it. */
  readonly file: string;
  readonly text: string;
}

/** The rules of a table. A line that is no rule is reported and left out. */
export function readRedirectTable({ file, text }: RedirectFile, report: Report): RedirectRule[] {
  const rows = rowsOf({ file, text }, report);
  return rows.flatMap(({ record, line }): RedirectRule[] => {
    const { fromPath = '', toPath = '' } = record;
    const origin = { source: { file, line } };
    const fault = faultOf(fromPath, toPath);
    if (fault !== undefined) {
      report(malformedRedirect, { at: origin, detail: { fault }, target: fromPath });
      return [];
    }
    return [
      {
        from: fromPath,
        to: toPath,
        isPermanent: record['isPermanent'] === 'true',
        ignoreCase: record['ignoreCase'] !== 'false',
        inBrowser: record['redirectInBrowser'] !== 'false',
        origin,
      },
    ];
  });
}

interface Row {
  readonly record: Readonly<Record<string, string>>;
  readonly line: number;
}

function rowsOf({ file, text }: RedirectFile, report: Report): Row[] {
  try {
    const parsed: unknown = parse(text, {
      columns: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count_less: true, // columns that are left out at the end have their defaults
      bom: true,
    });
    return (parsed as { record: Row['record']; info: { lines: number } }[]).map(({ record, info }) => ({
      record,
      line: info.lines,
    }));
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    report(malformedRedirect, { at: { source: { file, line: lines ?? 1 } }, detail: { fault: message } });
    return [];
  }
}

/** What makes a rule unusable, if anything does. */
export function faultOf(from: string, to: string): string | undefined {
  if (from === '') return 'it has no fromPath';
  if (to === '') return 'it has no toPath';
  if (!from.startsWith('/')) return `its fromPath "${from}" does not start with a slash`;
  if (!to.startsWith('/') && !isAddress(to)) return `its toPath "${to}" is neither a path nor an address`;
  return undefined;
}

/** Of the web: a browser that is sent to any other scheme runs or opens something. */
const isAddress = (to: string): boolean => /^https?:/iu.test(to) && URL.canParse(to);
