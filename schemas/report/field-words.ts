import type { FieldPath } from './diagnostic.ts';

/** A field as editors find it: `Sections, item 3`. People count from 1. */
export const fieldWords = ({
  field = [],
  fieldName,
}: {
  readonly field?: FieldPath | undefined;
  readonly fieldName?: string | undefined;
}): string =>
  field
    .map((step, index) =>
      typeof step === 'number' ? `item ${step + 1}` : index === 0 ? (fieldName ?? step) : step,
    )
    .join(', ');
