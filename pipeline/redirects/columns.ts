import { nearest } from '../nearest.ts';

/** The meaning of a column of a redirect table. Other tools have `caseSensitive` and `status` for two of ours. */
export type Column =
  | 'fromPath'
  | 'toPath'
  | 'isPermanent'
  | 'status'
  | 'ignoreCase'
  | 'caseSensitive'
  | 'redirectInBrowser';

/** Our name first, then what exports of other tools call it. */
const names: { readonly [Name in Column]: readonly string[] } = {
  fromPath: ['fromPath', 'from', 'source', 'sourceUrl', 'old', 'oldUrl', 'oldPath'],
  toPath: ['toPath', 'to', 'destination', 'destinationUrl', 'target', 'new', 'newUrl', 'newPath'],
  isPermanent: ['isPermanent', 'permanent'],
  status: ['status', 'statusCode', 'code'],
  ignoreCase: ['ignoreCase', 'caseInsensitive'],
  caseSensitive: ['caseSensitive'],
  redirectInBrowser: ['redirectInBrowser', 'inBrowser'],
};

/** `Old URL`, `old_url` and `oldUrl` are one. */
const fold = (heading: string): string => heading.toLowerCase().replace(/[\s_-]/gu, '');

const byHeading = new Map<string, Column>(
  Object.entries(names).flatMap(([column, known]) =>
    known.map((name): [string, Column] => [fold(name), column as Column]),
  ),
);

const allNames = Object.values(names).flat();

/** The positions of the columns, or the fault of the heading row. */
export interface Heading {
  readonly positions: ReadonlyMap<Column, number>;
  readonly faults: readonly { readonly fault: string; readonly suggestion?: string | undefined }[];
}

/** Reads a heading row. Columns without a name are ignored. */
export function readHeading(cells: readonly string[]): Heading {
  const positions = new Map<Column, number>();
  const faults: { fault: string; suggestion?: string | undefined }[] = [];
  for (const [position, cell] of cells.entries()) {
    const column = byHeading.get(fold(cell));
    if (column === undefined && cell !== '') faults.push(unknown(cell));
    else if (column !== undefined && positions.has(column)) {
      faults.push({ fault: `its column "${cell}" says the same as one before it` });
    } else if (column !== undefined) positions.set(column, position);
  }
  if (positions.size === 0) return { positions, faults: [{ fault: noHeading }] };
  const missing = (['fromPath', 'toPath'] as const).filter(
    (column) => !positions.has(column) && !faults.some(({ suggestion }) => isNameOf(column, suggestion)),
  );
  return {
    positions,
    faults: [...faults, ...missing.map((name) => ({ fault: `it has no column "${name}"` }))],
  };
}

const noHeading = 'its first row names no columns; begin it with fromPath,toPath';

function unknown(cell: string): { fault: string; suggestion: string | undefined } {
  return { fault: `its column "${cell}" is not known`, suggestion: nearest(cell, allNames) };
}

const isNameOf = (column: Column, name: string | undefined): boolean =>
  name !== undefined && names[column].includes(name);
