import { problem } from '../../problem.ts';
import { allOf } from '../words.ts';

export interface MissingDetail {
  readonly field: string;
  /** The one that is built. */
  readonly locale: string;
  /** Those in which there is a value. */
  readonly others: readonly string[];
}

/** Found while the export is decoded. */
export const missingField = problem<MissingDetail>({
  id: 'schema/missing-field',
  severity: 'error',
  summary: 'Every required field has a value in the default locale.',
  advice: 'Fill in the field and publish the entry.',
  message: ({ field, locale, others }, named) =>
    others.length === 0
      ? `The required field "${named(field)}" has no value.`
      : `The required field "${named(field)}" has no value in ${locale}, only in ${allOf(others)}.`,
});
