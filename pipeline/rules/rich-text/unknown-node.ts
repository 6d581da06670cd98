import { problem } from '../../problem.ts';

/** Found while a rich text is read. */
export const unknownNode = problem<{ readonly name: string }>({
  id: 'rich-text/unknown-node',
  severity: 'warn',
  summary: 'Every node of a rich text is one that Contentful defines.',
  advice: 'Remove the node, or ask the developer who wrote it through the API which node was meant.',
  message: ({ name }) =>
    `The node "${name}" is not one that Contentful defines; only the text in it is shown.`,
});
