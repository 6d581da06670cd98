import type { Field } from '../../../schemas/fields/index.ts';
import type { Make } from '../../site/odd-values/make.ts';

/** Values of a field kind, as Contentful exports them in one locale. */
export interface KindSample {
  readonly field: Field;
  /** Values that the field takes. */
  readonly good: readonly unknown[];
  /** Values that it does not take at all: they are planted in whole spaces too. */
  readonly bad: readonly unknown[];
  /** Lists of which it takes some items, or none. */
  readonly badItems?: readonly unknown[];
  /** Values that no page may break of; without this, those above. */
  readonly odd?: Make;
  /** Rules that also find something where the field has no value. */
  readonly entails?: readonly string[];
}
