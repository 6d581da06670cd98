import { problem } from '../../problem.ts';

export interface Unmatched {
  readonly rule: string;
  /** The location of the known finding, in words. */
  readonly where: string;
  /** Why it is not found, as a sentence. */
  readonly because: string;
}

/** Found when the findings are compared with the baseline. */
export const unmatched = problem<Unmatched>({
  id: 'baseline/unmatched',
  severity: 'error',
  summary: 'Every problem in the baseline still exists.',
  advice: 'Run with --prune-baseline, so that the problem cannot come back unseen.',
  message: ({ rule, where, because }) => `The baseline lists ${rule} ${where}. ${because}`,
});
