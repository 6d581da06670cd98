import type { Column } from './columns.ts';
import type { RedirectRule } from './redirect-table.ts';
import { faultOf } from './rule-fault.ts';

/** The value in a column of a row; empty where there is none. */
export type RowValues = (column: Column) => string;

/** A row as a rule, or what is wrong with it. */
export function readRow(
  values: RowValues,
): { readonly rule: Omit<RedirectRule, 'origin'> } | { readonly fault: string } {
  const from = values('fromPath');
  const to = values('toPath');
  const fault = faultOf(from, to) ?? booleans.map((column) => booleanFault(column, values)).find(Boolean);
  if (fault !== undefined) return { fault };
  const status = values('status');
  if (status !== '' && !statuses.has(status)) {
    return { fault: `its status "${status}" is none of ${[...statuses.keys()].join(', ')}` };
  }
  return {
    rule: {
      from,
      to,
      isPermanent: booleanOf(values('isPermanent')) ?? statuses.get(status) ?? false,
      ignoreCase: booleanOf(values('ignoreCase')) ?? !(booleanOf(values('caseSensitive')) ?? false),
      inBrowser: booleanOf(values('redirectInBrowser')) ?? true,
    },
  };
}

/** Whether a status code means a permanent redirect. */
const statuses = new Map([
  ['301', true],
  ['302', false],
  ['303', false],
  ['307', false],
  ['308', true],
]);

const booleans = ['isPermanent', 'ignoreCase', 'caseSensitive', 'redirectInBrowser'] as const;

const words = new Map([
  ...['true', 'yes', 'y', '1'].map((word): [string, boolean] => [word, true]),
  ...['false', 'no', 'n', '0'].map((word): [string, boolean] => [word, false]),
]);

const booleanOf = (value: string): boolean | undefined => words.get(value.toLowerCase());

const booleanFault = (column: Column, values: RowValues): string | undefined =>
  values(column) === '' || booleanOf(values(column)) !== undefined
    ? undefined
    : `its ${column} is "${values(column)}", neither true nor false`;
