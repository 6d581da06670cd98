import { problem } from '../../problem.ts';

/** Found while a rich text is read. */
export const unknownMark = problem<{ readonly name: string }>({
  id: 'rich-text/unknown-mark',
  severity: 'warn',
  summary: 'Every mark of a text is one that Contentful defines.',
  advice: 'Select the text, remove its formatting and format it again.',
  message: ({ name }) =>
    `The mark "${name}" is not one that Contentful defines; the text is shown without it.`,
});
