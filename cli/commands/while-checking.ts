import type { BuildInput } from '../../pipeline/build.ts';
import { withLine } from '../terminal/progress.ts';
import { count } from '../../schemas/base/count.ts';

/** Fewer entries are checked in no time. */
const manyEntries = 2000;

/** Runs the checks, and shows a line if they take long. */
export async function whileChecking<T>({ exported }: BuildInput, check: () => T): Promise<T> {
  const entries = exported.entries.length;
  return entries < manyEntries ? check() : withLine(`checking ${count(entries, 'entry', 'entries')}`, check);
}
