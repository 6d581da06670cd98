import { problem } from '../../problem.ts';
import { shortened } from '../words.ts';

interface Detail {
  readonly contentType: string;
  /** Our field, and the field of the space that it is read from. */
  readonly field: string;
  readonly from: string;
  /** How many entries have a value that does not fit, and how many have one at all. */
  readonly entries: number;
  readonly filled: number;
  /** The title or the id of one of them. */
  readonly example: string;
  /** What is wrong there, as a sentence. */
  readonly fault: string;
}

/** Found while the export is decoded. A fault in a few entries only is `schema/wrong-type` or `schema/invalid-value` at each. */
export const wrongMapping = problem<Detail>({
  id: 'mapping/wrong-type',
  severity: 'error',
  summary: 'A field of a mapping can hold the values that it is read from.',
  advice:
    'Read the field from another one under `contentTypes` in the configuration, or take it out there and list the field of the space under `ignore`.',
  message: ({ contentType, field, from, entries, filled, example, fault }) =>
    `The field "${field}" is read from "${shortened(from)}" of ${contentType}, and cannot hold ${
      entries === filled
        ? `any of its ${filled.toLocaleString('en')}`
        : `${entries.toLocaleString('en')} of its ${filled.toLocaleString('en')}`
    } values. In "${shortened(example)}": ${fault}`,
});
