import { problem } from '../../problem.ts';
import { allOf, shortened, valueWords } from '../words.ts';

/** A key that an item of a list does not have. */
export interface MissingKey {
  readonly name: string;
  /** Those that it has and should not. */
  readonly others: readonly string[];
  /** The name again, if one of the other keys is similar. */
  readonly meant: string | undefined;
}

/** Found while the export is decoded. */
export const wrongType = problem<{
  readonly expected: string;
  readonly actual: unknown;
  /** Of a list, which one is wrong, from 1. */
  readonly item?: number | undefined;
  readonly key?: MissingKey | undefined;
  /** The number of further faulty items, which are not reported. */
  readonly more?: number | undefined;
}>({
  id: 'schema/wrong-type',
  severity: 'error',
  summary: 'Every value has the type of its field.',
  advice:
    'Enter the value again as the field takes it. If the editor does not let you, ask a developer to correct the field in the content model.',
  message: ({ expected, actual, item, key, more = 0 }) => {
    const is = item === undefined ? 'it holds' : `item ${item} is`;
    const fault =
      key === undefined
        ? `${is} ${valueWords(actual)}`
        : `item ${item} has no "${key.name}"${insteadOf(key)}`;
    return `The field takes ${expected}; ${fault}${more === 0 ? '' : `, and ${more.toLocaleString('en-US')} more items are wrong`}.`;
  },
});

const insteadOf = ({ others }: MissingKey): string =>
  others.length === 0 ? '' : `, but ${allOf(others.map((key) => `"${shortened(key)}"`))}`;
