import { invariant } from '../../../schemas/base/invariant.ts';

/** The least value that a part of all do not exceed: of 20 values, 0.95 is the 19th. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  invariant(found !== undefined, 'something was measured');
  return found;
}
