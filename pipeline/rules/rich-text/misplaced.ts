import { problem } from '../../problem.ts';

/** Found while a rich text is read. */
export const misplaced = problem<{ readonly name: string }>({
  id: 'rich-text/misplaced',
  severity: 'warn',
  summary: 'Every node stands in a parent that can hold it.',
  advice: 'Cut the block and paste it as plain text, then format it anew.',
  message: ({ name }) =>
    name === 'link in link'
      ? 'A link stands within another link; only its words are shown, as a part of the other one.'
      : `A ${name} stands outside of its list or table; only the text in it is shown.`,
});
