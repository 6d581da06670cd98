import { type Column, readHeading } from '../../../pipeline/redirects/columns.ts';
import { readCells, separatorOf } from '../../../pipeline/redirects/read-cells.ts';
import { readRedirectTable } from '../../../pipeline/redirects/read-table.ts';
import { redirectTable } from '../../../pipeline/redirects/redirect-table.ts';
import { UsageError } from '../../usage-error.ts';
import type { Proposal } from '../unanswered/today.ts';

export type Redirect = Pick<Proposal, 'from' | 'to'>;

/** What the other columns of a table say of a new redirect: the page may still come back. */
const values: Readonly<Record<Exclude<Column, 'fromPath' | 'toPath'>, string>> = {
  isPermanent: 'false',
  status: '302',
  ignoreCase: 'true',
  caseSensitive: 'false',
  redirectInBrowser: 'true',
};

const heading = 'fromPath,toPath';

/** The table with a further redirect at its end. The rest stays as it is. Undefined if it has a rule for the address already. */
export function withRedirect(text: string, { from, to }: Redirect, file: string): string | undefined {
  const table = text.trim() === '' ? `${heading}\n` : text;
  const rows = readCells(table);
  const cells = 'fault' in rows ? [] : (rows[0]?.cells ?? []);
  const { positions } = readHeading(cells);
  if (!positions.has('fromPath') || !positions.has('toPath'))
    throw new UsageError(`${file} cannot be read as a redirect table; correct it first.`);
  if (redirectTable(readRedirectTable({ file, text: table }, () => {})).find(from)) return undefined;
  const columns = new Map([...positions].map(([column, position]) => [position, column]));
  const named = { ...values, fromPath: from, toPath: to };
  const separator = separatorOf(table);
  const row = cells
    .map((_, position) => columns.get(position))
    .map((column) => quoted(column === undefined ? '' : named[column], separator))
    .join(separator);
  const [lineEnd = '\n'] = /\r\n|\r|\n/u.exec(table) ?? [];
  return /[\r\n]$/u.test(table) ? table + row + lineEnd : table + lineEnd + row;
}

const quoted = (value: string, separator: string): string =>
  value.includes(separator) || value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value;

/** A table with these redirects alone. */
export const newTableOf = (redirects: readonly Redirect[]): string =>
  redirects.reduce((text, each) => withRedirect(text, each, '') ?? text, '');
