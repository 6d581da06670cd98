import { problem } from '../../problem.ts';

interface Detail {
  readonly contentType: string;
  /** One of ours has the same id, but other fields. */
  readonly isNamesake: boolean;
}

/** Found while the export is decoded. */
export const unknownType = problem<Detail>({
  id: 'schema/unknown-type',
  severity: 'warn',
  isAboutUnshown: true,
  summary: 'Every entry is of a content type that the help center shows.',
  advice:
    'Map the type under `contentTypes` in the configuration, or write `false` there for a type that is not to be shown.',
  message: ({ contentType, isNamesake }) =>
    isNamesake
      ? `The content type "${contentType}" has the id of one of Fieldbook's, but other fields; its entries are not shown.`
      : `The content type "${contentType}" is not known; its entries are not shown.`,
});
