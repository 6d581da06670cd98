import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const missingField = problem<{ readonly field: string }>({
  id: 'schema/missing-field',
  severity: 'error',
  summary: 'Every required field has a value in the default locale.',
  advice: 'Fill in the field and publish the entry.',
  message: ({ field }) => `The required field "${field}" has no value.`,
});
