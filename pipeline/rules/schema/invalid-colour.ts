import { problem } from '../../problem.ts';
import { shortened } from '../words.ts';

/** Found while the export is decoded. */
export const invalidColour = problem<{ readonly value: string }>({
  id: 'schema/invalid-colour',
  severity: 'warn',
  summary: 'Every colour is a CSS colour.',
  advice: 'Write a colour such as #0b5cad.',
  message: ({ value }) => `"${shortened(value)}": color is not valid.`,
});
