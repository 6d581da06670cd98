import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const invalidValue = problem<{ readonly fault: string }>({
  id: 'schema/invalid-value',
  severity: 'error',
  summary: 'Every value is one that its field can take.',
  advice: 'Correct the value in the entry and publish it.',
  message: ({ fault }) => `The value cannot be used: ${fault}.`,
});
