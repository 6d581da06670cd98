import type { BuildInput } from '../../pipeline/build.ts';
import { withLine } from '../terminal/progress.ts';
import { count } from '../../schemas/base/count.ts';

/** Fewer are checked in the blink of an eye. */
const manyEntries = 2000;

/** Does the checking, and says so where it takes long. */
export async function whileChecking<T>({ exported }: BuildInput, check: () => T): Promise<T> {
  const entries = exported.entries.length;
  return entries < manyEntries ? check() : withLine(`checking ${count(entries, 'entry', 'entries')}`, check);
}
