import { expect, test } from 'vitest';
import { expectLinear } from '../expect-linear.ts';

/** Keeps the processor busy: a time that a machine's speed does not change. */
function spin(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('work that takes as many times as long as its input is large passes', () => {
  expectLinear((size) => spin(size / 100), 1000);
});

test('work that grows much faster fails', () => {
  expect(() => expectLinear((size) => spin((size / 100) ** 3 / 100), 600)).toThrow(/ms for 4 times/u);
});
