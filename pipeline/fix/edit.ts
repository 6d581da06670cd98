/** The keys and positions that lead to a value within the value of a field; none for the whole of it. */
export type ValuePath = readonly (string | number)[];

/** A value of an export, in one locale of a field. */
export interface ValuePlace {
  readonly entry: string;
  /** As the space spells it. */
  readonly field: string;
  readonly locale: string;
  readonly path: ValuePath;
}

/** Other characters within a text. */
interface TextEdit extends ValuePlace {
  readonly kind: 'text';
  /** In UTF-16 code units. */
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

/** Another value: of a field, of a node of a rich text, or of a part of its data. */
interface ValueEdit extends ValuePlace {
  readonly kind: 'value';
  readonly before: unknown;
  readonly after: unknown;
}

/** An item less in a list, such as a node of a rich text. */
interface RemoveEdit extends ValuePlace {
  readonly kind: 'remove';
  readonly before: unknown;
}

/** A change of a value of an export. It does not apply where the value is no longer the one before. */
export type FieldEdit = TextEdit | ValueEdit | RemoveEdit;

/** A change of a line of the redirect table: without `line` a new one at the end, without `after` one less. */
export interface RowEdit {
  readonly kind: 'row';
  /** From 1. */
  readonly line?: number | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A change of the content, as a value. */
export type Edit = FieldEdit | RowEdit;

export const isRowEdit = (edit: Edit): edit is RowEdit => edit.kind === 'row';
