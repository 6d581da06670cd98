import { execaSync } from 'execa';
import { root } from '../cache-folder.ts';
import { describeMachine } from '../timing/machine.ts';

/** When, of which commit and on what figures were taken. */
export interface Circumstances {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
}

/** Taken before the work: the load of a machine is told as it was then. */
export function circumstances(): Circumstances {
  const { stdout: commit } = execaSync('git', ['describe', '--always', '--dirty', '--abbrev=10'], {
    cwd: root,
  });
  const now = { date: new Date().toISOString().slice(0, 10), commit, machine: describeMachine() };
  console.log(sentence(now));
  return now;
}

export const sentence = ({ date, commit, machine }: Circumstances): string =>
  `Measured on ${date} at commit ${commit}: ${machine}.`;
