import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const tooLongText = problem<{
  readonly length: number;
  readonly limit: number;
  readonly kind: string;
}>({
  id: 'schema/too-long',
  severity: 'warn',
  summary: 'Every text is as short as Contentful asks of its field.',
  advice: 'Shorten the text: Contentful refuses to save the entry as it is.',
  message: ({ length, limit, kind }) =>
    `The text is ${length} characters long; Contentful takes at most ${limit} in a ${kind}.`,
});
