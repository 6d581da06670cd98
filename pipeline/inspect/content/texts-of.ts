import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../../schemas/content/index.ts';
import type { FieldKind } from '../../../schemas/fields/index.ts';
import type { FieldPath } from '../../../schemas/report/diagnostic.ts';
import type { Entry, TextSource } from '../../entry.ts';
import { filledFields } from '../../filled-fields.ts';
import { documentSource } from '../../link/document-source.ts';
import { documentIn } from '../../link/loose-references.ts';

/** A formatted text of an entry, and the field it stands in. */
export interface EntryText {
  readonly source: TextSource;
  /** The id of the space, before the configuration maps it to ours. A cell has its row and column too. */
  readonly field: FieldPath;
}

/** Every formatted text of an entry, cells of tables included, in the order of its fields. */
export function textsOf(entry: Entry): EntryText[] {
  if (entry.type === undefined) return looseTexts(entry);
  if (textFieldsOf(entry.type).length === 0) return [];
  return filledFields(entry).flatMap(({ field: { kind }, value, path }): EntryText[] => {
    if (kind === 'richText') return [{ source: value as TextSource, field: path }];
    return kind === 'cells' ? cellTexts(value as Cells, path) : [];
  });
}

/** The fields of a content type that hold formatted texts. */
export const textFieldsOf = (type: ContentTypeId): readonly (readonly [name: string, kind: FieldKind])[] =>
  textFields.get(type) ?? [];

const textKinds: ReadonlySet<FieldKind> = new Set(['richText', 'cells', 'otherFields']);

const textFields = new Map(
  Object.values<ContentTypeDefinition>(contentTypes).map(({ id, fields }) => [
    id,
    Object.entries(fields).flatMap(([name, { kind }]) =>
      textKinds.has(kind) ? [[name, kind] as const] : [],
    ),
  ]),
);

/** The rows of a table: plain strings and rich text documents. */
export type Cells = readonly (readonly (string | { readonly content: readonly unknown[] })[])[];

const cellTexts = (rows: Cells, field: FieldPath): EntryText[] =>
  rows.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      typeof cell === 'string' ? [] : [{ source: documentSource(cell), field: [...field, r, c] }],
    ),
  );

/** Of an entry whose type is not ours: every rich text document among its values. */
const looseTexts = (entry: Entry): EntryText[] =>
  Object.entries(entry.fields).flatMap(([name, value]) => {
    const source = documentIn(value);
    return source === undefined ? [] : [{ source, field: [name] }];
  });
