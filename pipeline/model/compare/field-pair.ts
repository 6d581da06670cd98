import type { ModelField } from '../space-model.ts';

/** A field as it was expected, or as it was, and as it is. Content types in its limits are named as ours are. */
export interface FieldPair {
  /** The field as a sentence names it: `The field "title" of kbHowTo`. */
  readonly subject: string;
  readonly before: ModelField;
  readonly now: ModelField;
  /** Our own field. It decides what a change breaks. */
  readonly own: ModelField;
  readonly space: SpaceFacts;
}

/** Facts about the space that a single field does not have. */
export interface SpaceFacts {
  /** How many languages it has. */
  readonly languages: number;
  /** Its content types in our words, those that are not read too: a link without limits leads to any of them. */
  readonly types: readonly string[];
}
