import type { Entry } from '../../entry.ts';
import { problem } from '../../problem.ts';
import { nameOf } from '../words.ts';

/** Found while addresses are given. */
export const duplicateSlug = problem<{ readonly url: string; readonly other: Entry }>({
  id: 'slugs/duplicate',
  severity: 'error',
  summary: 'No two entries have the same address, upper and lower case taken as the same.',
  advice: 'Give one of the two entries another slug.',
  message: ({ url, other }) => `The address ${url} belongs to ${nameOf(other)} already (entry ${other.id}).`,
});
