import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const unknownType = problem<{ readonly contentType: string }>({
  id: 'schema/unknown-type',
  severity: 'warn',
  summary: 'Every entry is of a content type that the help center shows.',
  advice: 'Map the type under `contentTypes` in the configuration, or remove the entry.',
  message: ({ contentType }) => `The content type "${contentType}" is not known; its entries are not shown.`,
});
