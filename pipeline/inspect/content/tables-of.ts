import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import type { Entry } from '../../entry.ts';
import { documentSource } from '../../link/document-source.ts';
import type { FaultLocation } from '../../finding.ts';
import { readText } from '../../rich-text/read-text.ts';
import type { TableCell } from '../../rich-text/text.ts';
import { textsOf } from './texts-of.ts';

/** A table of an entry: of a text, or of a field that holds rows of cells. */
export interface ContentTable {
  readonly at: FaultLocation;
  /** The title of the table entry; undefined for a table in a text. */
  readonly name: string | undefined;
  readonly rows: readonly TableRow[];
  /** Whether a row or a column has header cells with words. */
  readonly hasHeader: boolean;
}

export interface TableRow {
  readonly at: FaultLocation;
  readonly cells: readonly TableCell[];
}

/** Every table of an entry, in the order of its fields. */
export function tablesOf(entry: Entry): readonly ContentTable[] {
  const known = tables.get(entry) ?? [...cellTables(entry), ...textTables(entry)];
  tables.set(entry, known);
  return known;
}

const tables = new WeakMap<Entry, readonly ContentTable[]>();

type Cell = string | { readonly content: readonly unknown[] };

/** A table entry without rows has an empty field. `schema/wrong-type` reports rows of another type. */
function cellTables(entry: Entry): ContentTable[] {
  if (entry.type === undefined) return [];
  const definition: ContentTypeDefinition = contentTypes[entry.type];
  return Object.entries(definition.fields).flatMap(([name, { kind }]): ContentTable[] => {
    if (kind !== 'cells' || entry.unsound.includes(name) || entry.refused?.includes(name)) return [];
    const field = [entry.fieldNames.get(name) ?? name];
    const hasHeader = entry.fields['isHeader'] === true;
    const values = (entry.fields[name] ?? []) as readonly (readonly Cell[])[];
    const rows = values.map((cells, row) => ({
      at: { entry: entry.id, field: [...field, row] },
      cells: cells.map((cell) => cellOf(cell, hasHeader && row === 0)),
    }));
    return [{ at: { entry: entry.id, field }, name: entry.title, rows, hasHeader: headedBy(rows) }];
  });
}

const cellOf = (cell: Cell, isHeader: boolean): TableCell => ({
  isBlank:
    typeof cell === 'string' ? !/[^\s\p{Cc}\p{Cf}]/u.test(cell) : !readText(documentSource(cell)).hasContent,
  isHeader,
  columnSpan: 1,
  rowSpan: 1,
});

/** A header without words does not count. */
const headedBy = (rows: readonly TableRow[]): boolean =>
  rows.some(({ cells }) => cells.some(({ isHeader, isBlank }) => isHeader && !isBlank));

const textTables = (entry: Entry): ContentTable[] =>
  textsOf(entry).flatMap(({ source, field }) =>
    readText(source).tables.map(({ pointer, rows: read }): ContentTable => {
      const inText = { entry: entry.id, field };
      const rows = read.map((row) => ({ at: placeOf(row.pointer, inText), cells: row.cells }));
      return { at: placeOf(pointer, inText), name: undefined, rows, hasHeader: headedBy(rows) };
    }),
  );

const placeOf = (pointer: string | undefined, inText: FaultLocation): FaultLocation => ({
  ...inText,
  ...(pointer !== undefined && { pointer }),
});
