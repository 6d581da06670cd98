/** The content types of a space, as far as they decide what can be read. Source: Contentful, "Content model". */
export interface SpaceModel {
  /** By id. */
  readonly types: ReadonlyMap<string, ModelType>;
}

export interface ModelType {
  readonly id: string;
  readonly name: string;
  /** The field that names an entry in Contentful's lists. */
  readonly displayField: string | undefined;
  /** By id, in the order of the editor. */
  readonly fields: ReadonlyMap<string, ModelField>;
}

export interface ModelField {
  readonly id: string;
  readonly name: string;
  /** With what it holds or leads to: `Symbol`, `Link to Entry`, `Array of Symbol`, `Array of Link to Asset`. */
  readonly type: string;
  readonly localized: boolean;
  readonly required: boolean;
  /** Editors cannot change it. */
  readonly disabled: boolean;
  /** The delivery API leaves it out. */
  readonly omitted: boolean;
  readonly limits: Limits;
  /** The editor's widget. */
  readonly widget: string | undefined;
}

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
