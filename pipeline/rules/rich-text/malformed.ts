import { problem } from '../../problem.ts';

/** Found while a rich text is read. */
export const malformed = problem<{ readonly name: string }>({
  id: 'rich-text/malformed',
  severity: 'error',
  summary: 'Every rich text is a tree of nodes.',
  advice: 'Open the field, change a word and publish, so that Contentful writes the document again.',
  message: ({ name }) => `The rich text is broken: ${name}.`,
});
