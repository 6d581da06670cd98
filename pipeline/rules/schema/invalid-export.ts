import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const invalidExport = problem<{ readonly fault: string }>({
  id: 'schema/invalid-export',
  severity: 'error',
  summary: 'The export is whole: its entries, assets and locales have the shape that Contentful gives them.',
  advice: 'Export the space again with `fieldbook export` or contentful-export.',
  message: ({ fault }) => `The export cannot be used as it is: ${fault}.`,
});
