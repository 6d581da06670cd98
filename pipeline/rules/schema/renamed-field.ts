import { count } from '../../../schemas/base/count.ts';
import { problem } from '../../problem.ts';
import { anyOf, shortened } from '../words.ts';

interface Detail {
  readonly contentType: string;
  /** The one that is read. */
  readonly field: string;
  /** Those of the space that may hold its values. */
  readonly candidates: readonly string[];
  /** How many entries have a value in one of them, and none that is read. */
  readonly entries: number;
}

/** Found while the export is decoded. */
export const renamedField = problem<Detail>({
  id: 'schema/renamed-field',
  severity: 'error',
  summary: 'Every field with texts or parts is in the content model under the id that Fieldbook reads.',
  advice:
    'Map the field under `contentTypes` in the configuration, or give it its old id again in Contentful.',
  message: ({ contentType, field, candidates, entries }) =>
    `The content model has no field "${field}" of ${contentType} any more: ${count(
      entries,
      'entry has its content',
      'entries have their content',
    )} in ${anyOf(candidates.map((id) => `"${shortened(id)}"`))}, a field of the same kind, and none of it is shown.`,
});
