import { invariant } from '../../../schemas/base/invariant.ts';

/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  invariant(low !== undefined && high !== undefined, 'something was measured');
  return (low + high) / 2;
}

/** Of several measurements of the same figures, each figure's median. */
export function mediansOf<Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const [first] = runs;
  invariant(first !== undefined, 'something was measured');
  const names = Object.keys(first) as Name[]; // the record has these keys and no others
  const medians = names.map((name) => [name, median(runs.map((run) => run[name]))] as const);
  return Object.fromEntries(medians) as Record<Name, number>; // one for each name
}
