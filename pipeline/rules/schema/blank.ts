import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const blank = problem({
  id: 'schema/blank',
  severity: 'error',
  summary: 'Every required field has content that readers see, not only white space.',
  advice: 'Write the text, or delete the entry if it is not needed.',
  message: () => 'The required field holds nothing that a reader sees.',
});
