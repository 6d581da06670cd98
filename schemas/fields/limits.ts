/** The limits of a field. Without a limit every value is accepted. In a list all limits except `count` apply to the items. */
export interface Limits {
  /** Content types that can be linked to. */
  readonly targets?: readonly string[];
  readonly values?: readonly string[];
  /** Kinds of files, as Contentful groups them: `image`. */
  readonly files?: readonly string[];
  readonly nodes?: readonly string[];
  readonly marks?: readonly string[];
  /** Content types that a text can link to or show, by node. */
  readonly embeds?: ReadonlyMap<string, readonly string[]>;
  readonly pattern?: Pattern;
  readonly unique?: true;
  /** Of a text, in characters. */
  readonly length?: Bounds;
  /** Of a list, in items. */
  readonly count?: Bounds;
  readonly range?: Bounds;
}

export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** The message for editors if a value does not fit. */
  readonly message?: string;
}

/** Both inclusive. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}
