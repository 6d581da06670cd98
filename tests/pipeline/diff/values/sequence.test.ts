import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { type Step, stepsBetween } from '../../../../pipeline/diff/values/sequence.ts';

const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

/** What the steps make of the lists: both have to come out as they were. */
function replay(steps: readonly Step[], before: readonly string[], after: readonly string[]) {
  return {
    before: steps.flatMap((step) => (step.change === 'added' ? [] : (before[step.before] ?? []))),
    after: steps.flatMap((step) => (step.change === 'removed' ? [] : (after[step.after] ?? []))),
    agrees: steps.every((step) => step.change !== 'same' || before[step.before] === after[step.after]),
  };
}

test('steps lead from any list to any other', () => {
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      expect(replay(stepsBetween(before, after), before, after)).toEqual({ before, after, agrees: true });
    }),
  );
});

test('a list stays itself', () => {
  expect(stepsBetween(['a', 'b'], ['a', 'b']).map(({ change }) => change)).toEqual(['same', 'same']);
});

test('lists that differ too much are replaced as a whole, except for their common start and end', () => {
  const [before, after] = [
    ['first', ...many('a'), 'middle', ...many('c'), 'last'],
    ['first', ...many('b'), 'middle', ...many('d'), 'last'],
  ];
  const steps = stepsBetween(before, after);
  expect(replay(steps, before, after)).toEqual({ before, after, agrees: true });
  expect(steps.filter(({ change }) => change === 'same')).toHaveLength(2); // the middle is not looked for
  expect([steps[0]?.change, steps[1]?.change, steps.at(-2)?.change, steps.at(-1)?.change]).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ]);
});

const many = (letter: string) => Array.from({ length: 5000 }, (_, index) => `${letter}${index % 4999}`);
