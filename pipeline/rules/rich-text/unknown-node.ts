import { problem } from '../../problem.ts';

/** Found while a rich text is read. */
export const unknownNode = problem<{ readonly name: string; readonly isHtml?: boolean }>({
  id: 'rich-text/unknown-node',
  severity: 'warn',
  summary: 'Every node of a rich text is one that Contentful defines.',
  advice: 'Remove the node, or ask the developer who wrote it through the API which node was meant.',
  message: ({ name, isHtml }) =>
    isHtml === true
      ? `Readers do not see the HTML element ${name}; only the text in it is shown.`
      : `The node "${name}" is not one that Contentful defines; only the text in it is shown.`,
});
