import { type Command, Option } from 'commander';
import { UsageError } from '../../usage-error.ts';
import { day, listed } from './flag-values.ts';

/** The flags that accept findings, with what people agreed about them. */
export interface AdoptOptions {
  readonly adopt?: true;
  readonly reason?: string;
  readonly owner?: string;
  /** A day, such as `2027-01-31`. */
  readonly until?: string;
  readonly rule?: readonly string[];
  readonly entry?: readonly string[];
  readonly page?: readonly string[];
}

export const withAdoptOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--adopt', 'accept the findings that are not in the baseline yet').conflicts([
        'updateBaseline',
        'pruneBaseline',
        'since',
        'watch',
      ]),
    )
    .option('--reason <text>', 'with --adopt: why they may stay for now')
    .option('--owner <name>', 'with --adopt: who repairs them')
    .option('--until <date>', 'with --adopt: the last day on which they are accepted', day)
    .option('--rule <id>', 'with --adopt: only findings of this rule; repeatable', listed)
    .option('--entry <id>', 'with --adopt: only findings in this entry or asset; repeatable', listed)
    .option('--page <path>', 'with --adopt: only findings on this page; repeatable', listed);

const withAdopt = ['reason', 'owner', 'until', 'rule', 'entry', 'page'] as const;

/** Refuses flags that would have no effect, before anything is read. */
export function checkAdoption(options: AdoptOptions): void {
  if (options.adopt) {
    if (options.reason?.trim()) return;
    throw new UsageError('--adopt needs a reason: say with --reason "<text>" why these findings may stay.');
  }
  const idle = withAdopt.find((flag) => options[flag] !== undefined);
  if (idle !== undefined)
    throw new UsageError(
      `--${idle} belongs to --adopt, which accepts findings; add --adopt, or leave it out.`,
    );
}
