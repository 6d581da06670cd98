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
    .option('--external', 'ask the addresses of other sites too')
    .option('--no-cache', 'use nothing that an earlier run has kept')
    .option('--since <export>', 'report only what has changed since an older export')
    .option('--baseline <file>', 'findings that are known (default: fieldbook-baseline.json)')
    .addOption(
      new Option('--update-baseline', 'write the findings of this run as known').conflicts([
        'pruneBaseline',
        'since',
      ]),
    )
    .addOption(
      new Option('--prune-baseline', 'take out of the baseline what is not found any more').conflicts(
        'since',
      ),
    );
