import { expect, test } from 'vitest';
import { expectLinear } from '../expect-linear.ts';

/** Keeps the processor busy. */
function work(steps: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step);
  return sum;
}

test('work that takes as many times as long as its input is large passes', () => {
  expectLinear((size) => work(size * 20_000), 200);
});

test('work that grows much faster fails', () => {
  expect(() => expectLinear((size) => work(size ** 3 * 3), 60)).toThrow(/ms for 4 times/u);
});
