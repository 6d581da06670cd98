import { diffArrays } from 'diff';

/** A step from one list to another: positions in the old list and in the new one. */
export interface Step {
  readonly change: 'same' | 'removed' | 'added';
  readonly before: number;
  readonly after: number;
}

/** Lists that differ in more items than this are replaced as a whole, because the search takes quadratic time. */
const maxEdits = 1500;

/**
 * The fewest steps from one list of keys to another. A common start and end is skipped in linear time. If the rest differs too much,
 * all of it is removed and added.
 */
export function stepsBetween(before: readonly string[], after: readonly string[]): Step[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const old = before.slice(start, before.length - tail);
  const now = after.slice(start, after.length - tail);
  return [
    ...same(start, 0, 0),
    ...stepsWithin(old, now, start),
    ...same(tail, before.length - tail, after.length - tail),
  ];
}

function stepsWithin(before: readonly string[], after: readonly string[], from: number): Step[] {
  const whole = [
    { count: before.length, added: false, removed: true },
    { count: after.length, added: true, removed: false },
  ];
  const isOneSided = before.length === 0 || after.length === 0;
  const parts = isOneSided
    ? whole
    : (diffArrays([...before], [...after], { maxEditLength: maxEdits }) ?? whole);
  const steps: Step[] = [];
  let [b, a] = [from, from];
  for (const { count, added, removed } of parts) {
    const change = added ? 'added' : removed ? 'removed' : 'same';
    for (let index = 0; index < count; index += 1) {
      steps.push({ change, before: b, after: a });
      if (!added) b += 1;
      if (!removed) a += 1;
    }
  }
  return steps;
}

const same = (length: number, b: number, a: number): Step[] =>
  Array.from({ length }, (_, index) => ({ change: 'same', before: b + index, after: a + index }));
