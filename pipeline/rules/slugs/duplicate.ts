import type { Entry } from '../../entry.ts';
import { problem } from '../../problem.ts';
import { nameOf } from '../words.ts';

/** Found while addresses are given. */
export const duplicateSlug = problem<{
  readonly url: string;
  readonly other: Entry;
  readonly otherUrl: string;
}>({
  id: 'slugs/duplicate',
  severity: 'error',
  summary: 'No two entries have the same address, or addresses that differ only by upper and lower case.',
  advice: 'Give one of the two entries another slug, or unpublish the one that is not needed.',
  message: ({ url, other, otherUrl }) => {
    const owner = `${nameOf(other)} (entry ${other.id})`;
    return url === otherUrl
      ? `The address ${url} belongs to ${owner} already.`
      : `The address ${url} is too close to ${otherUrl}, which belongs to ${owner}: only upper and lower case differ.`;
  },
});
