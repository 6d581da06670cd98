import { type Command, Option } from 'commander';

/** The flags that decide which findings count. */
export interface GateOptions {
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly pruneBaseline?: true;
  /** The path of the older export. */
  readonly since?: string;
  readonly external?: true;
  /** False with `--no-cache`. */
  readonly cache: boolean;
}

export const withGateOptions = (command: Command): Command =>
  command
    .option('--external', 'check links to other sites too')
    .option('--no-cache', 'ignore the results of earlier runs')
    .option('--since <export>', 'report only what has changed since an older export')
    .option('--baseline <file>', 'a file of accepted findings (default: fieldbook-baseline.json)')
    .addOption(
      new Option('--update-baseline', 'accept all findings of this run').conflicts([
        'pruneBaseline',
        'since',
      ]),
    )
    .addOption(
      new Option('--prune-baseline', 'remove repaired findings from the baseline').conflicts('since'),
    );
