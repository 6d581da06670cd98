/** A value that a source has given, and where it stands. */
export interface Found {
  readonly value: unknown;
  /** Undefined for a constant. Of several values the first one. */
  readonly at: Origin | undefined;
  /** Some of its text is Markdown; undefined: as the field is edited. */
  readonly isMarkdown?: boolean;
}

/** The field of an entry of the space that has a value. */
export interface Origin {
  /** The path from the entry that is decoded. */
  readonly path: string;
  readonly entry: string;
  readonly contentType: string;
  readonly field: string;
}
