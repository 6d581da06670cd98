import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const invalidColour = problem<{ readonly value: string }>({
  id: 'schema/invalid-colour',
  severity: 'warn',
  summary: 'Every colour is a CSS colour.',
  advice: 'Write a colour such as #0b5cad.',
  message: ({ value }) => `"${value}": color is not valid.`,
});
