import { count } from '../../../schemas/base/count.ts';
import { problem } from '../../problem.ts';
import { shortened } from '../words.ts';

interface Detail {
  readonly contentType: string;
  /** How many entries no condition holds for. */
  readonly entries: number;
}

/** Found while the export is decoded. */
export const unmatchedEntry = problem<Detail>({
  id: 'mapping/unmatched-entry',
  severity: 'info',
  isAboutUnshown: true,
  summary: 'For every entry of a content type with several mappings the condition of one of them holds.',
  advice: 'Add a mapping without `when` as the last one of the type, or leave the entries out on purpose.',
  message: ({ contentType, entries }) =>
    `No condition under "${shortened(contentType)}" holds for ${count(entries, 'entry', 'entries')}, so ${
      entries === 1 ? 'it is' : 'they are'
    } not shown.`,
});
