import { problem } from '../../problem.ts';

/** Found while a rich text is read. */
export const tooDeep = problem<{ readonly name: string }>({
  id: 'rich-text/too-deep',
  severity: 'error',
  summary: 'No text is nested deeper than a page can show.',
  advice: 'Take the list or quote out of the others it stands in.',
  message: ({ name }) =>
    `The text is nested more than ${name} levels deep; deeper text is shown without its structure.`,
});
