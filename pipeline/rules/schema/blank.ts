import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const blank = problem({
  id: 'schema/blank',
  severity: 'error',
  summary: 'No required field is empty to a reader, such as one that holds only white space.',
  advice: 'Write the text, or delete the entry if it is not needed.',
  message: () => 'The required field holds nothing that a reader sees.',
});
