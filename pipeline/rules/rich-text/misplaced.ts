import { problem } from '../../problem.ts';

/** Found while a rich text is read. */
export const misplaced = problem<{ readonly name: string }>({
  id: 'rich-text/misplaced',
  severity: 'warn',
  summary: 'Every node is in a parent that can hold it.',
  advice: 'Cut the block, paste it as plain text, and format it again.',
  message: ({ name }) =>
    name === 'link in link'
      ? 'A link is inside another link; only its words are shown, as a part of the other one.'
      : `A ${name} is outside of its list or table; only the text in it is shown.`,
});
