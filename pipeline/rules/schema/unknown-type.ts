import { count } from '../../../schemas/base/count.ts';
import { problem } from '../../problem.ts';

interface Detail {
  readonly contentType: string;
  /** One of ours has the same id, but other fields. */
  readonly isNamesake: boolean;
  /** How many of its entries are in an included state. */
  readonly entries: number;
}

/** Found while the export is decoded. */
export const unknownType = problem<Detail>({
  id: 'schema/unknown-type',
  severity: 'warn',
  isAboutUnshown: true,
  summary: 'Every entry is of a content type that the help center shows.',
  advice:
    'Map the type under `contentTypes` in the configuration, or write `false` there for a type that is not to be shown.',
  message: ({ contentType, isNamesake, entries }) =>
    `The content type "${contentType}" ${
      isNamesake ? "has the id of one of Fieldbook's, but other fields" : 'is not known'
    }; its ${count(entries, 'entry has', 'entries have')} no page, and ${
      entries === 1
        ? 'is shown only where another entry holds it'
        : 'are shown only where another entry holds them'
    }.`,
});
