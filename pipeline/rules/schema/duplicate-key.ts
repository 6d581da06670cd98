import { problem } from '../../problem.ts';
import { shortened } from '../words.ts';

/** Found while the export is decoded. */
export const duplicateKey = problem<{ readonly key: string; readonly owner: string | undefined }>({
  id: 'schema/duplicate-key',
  severity: 'warn',
  summary: 'No object of the export names a key twice.',
  advice: 'Keep the right one of the two in the file, or export the space again.',
  message: ({ key, owner }) =>
    `One object${owner === undefined ? '' : ` of ${owner}`} has the key "${shortened(key)}" twice: only the last value counts, the others are lost.`,
});
