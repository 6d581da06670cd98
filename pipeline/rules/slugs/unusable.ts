import { problem } from '../../problem.ts';
import { shortened } from '../words.ts';

/** Found while addresses are given. */
export const unusableSlug = problem<{ readonly slug: string; readonly fault: string }>({
  id: 'slugs/unusable',
  severity: 'error',
  summary: 'Every slug can be the last part of an address and the name of a folder.',
  advice: 'Use lower-case letters, digits and hyphens, such as add-a-technician.',
  message: ({ slug, fault }) => `The slug "${shortened(slug)}" cannot be used: ${fault}.`,
});
