import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const tooLongText = problem<{
  readonly length: number;
  readonly limit: number;
  readonly kind: string;
}>({
  id: 'schema/too-long',
  severity: 'warn',
  summary: 'No text is longer than Contentful allows in its field.',
  advice: 'Shorten the text: Contentful refuses to save the entry as it is.',
  message: ({ length, limit, kind }) =>
    `The text is ${length} characters long; Contentful allows at most ${limit} in a ${kind}.`,
});
