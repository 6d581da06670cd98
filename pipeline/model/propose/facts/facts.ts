import type { ModelField, ModelType } from '../../space-model.ts';

/** What the published entries of a type hold in one field. */
export interface FieldFacts {
  readonly field: ModelField;
  /** Words of its id and its name. */
  readonly tokens: readonly string[];
  /** How many entries have a value. */
  readonly filled: number;
  /** Most values are not of the field's type: an import can put numbers into a date field. */
  readonly isMistyped: boolean;
  /** Its texts, one an entry with a text: of a rich text its words, of a list its items. */
  readonly texts: readonly string[];
  /** Of its texts together. */
  readonly words: number;
  /** How often it leads to entries of a type. */
  readonly targets: ReadonlyMap<string, number>;
  /** The kinds of the files that it leads to: `image`. */
  readonly files: ReadonlyMap<string, number>;
}

/** A field of another type, or of the same, that leads to entries of a type. */
export interface Referrer {
  readonly type: string;
  readonly field: FieldFacts;
  /** How often; 0 where only the model allows it. */
  readonly count: number;
}

export interface TypeFacts {
  readonly type: ModelType;
  /** Words of its id and its name. */
  readonly tokens: readonly string[];
  /** How many entries are published. */
  readonly entries: number;
  /** In the order of the model. Fields that the API leaves out are not here. */
  readonly fields: readonly FieldFacts[];
  readonly referrers: readonly Referrer[];
}

/** By content type, in the order of the model. */
export type SpaceFacts = ReadonlyMap<string, TypeFacts>;
