import { parseArgs } from 'node:util';
import { UsageError } from '../../cli/usage-error.ts';

interface Options {
  /** In articles. */
  readonly sizes: readonly number[];
  readonly runs: number;
  /** Whether the figures go into the docs: those of chosen sizes are a trial. */
  readonly isRecorded: boolean;
  /** What to compare with; empty: the last release. */
  readonly against: string | undefined;
}

/**
 * `200 1000 --runs 5 --against v1.0.0 --record`; without sizes, the usual ones, of which `--without-largest` leaves one out. `--against`
 * can stand without a value, at the end or before another option.
 */
export function readOptions(
  values: readonly string[],
  usualSizes: readonly number[],
  usualRuns = 3,
): Options {
  const { positionals, values: flags } = parseArgs({
    args: values.map((value, index) => (isAlone(value, values[index + 1]) ? `${value}=` : value)),
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: String(usualRuns) },
      against: { type: 'string' },
      record: { type: 'boolean', default: false },
      'without-largest': { type: 'boolean', default: false },
    },
  });
  const chosen = positionals.map(wholeNumber);
  const usual = flags['without-largest'] ? usualSizes.slice(0, -1) : usualSizes;
  return {
    sizes: chosen.length > 0 ? chosen : usual,
    runs: wholeNumber(flags.runs),
    isRecorded: flags.record || chosen.length === 0,
    against: flags.against,
  };
}

const isAlone = (value: string, next = '--'): boolean => value === '--against' && next.startsWith('--');

function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UsageError(`"${text}" is not a whole number above 0.`);
}
