import { problem } from '../../problem.ts';

export interface Expired {
  readonly rule: string;
  /** The location of the known finding, in words. */
  readonly where: string;
  readonly until: string;
  readonly owner: string | undefined;
  readonly reason: string | undefined;
}

/** Found when the findings are compared with the baseline. */
export const expired = problem<Expired>({
  id: 'baseline/expired',
  severity: 'error',
  summary: 'Every problem with a date in the baseline is corrected by that date.',
  advice: 'Correct the problem and run with --prune-baseline, or agree on a later "until".',
  message: ({ rule, where, until, owner, reason }) =>
    `${rule} ${where} was to be corrected by ${until}${owner ? `, by ${owner}` : ''}` +
    `${reason ? ` (${reason})` : ''}, and is still there.`,
});
