import { expect } from 'vitest';

/** Linear work takes four times as long where its input is four times as large, quadratic work sixteen times. */
const [growth, mostTimes] = [4, 10];
const maxTries = 12;
/** Below it, the clock and the collector of garbage decide. */
const leastMs = 3;

/**
 * Fails where the cost of `work` grows faster than its input. The times of two sizes are compared, each the shortest of a few tries, so
 * that a busy machine changes nothing.
 */
export function expectLinear(work: (size: number) => unknown, size: number): void {
  work(size * growth); // compiled, patterns too
  let [short, long] = [Infinity, Infinity];
  for (let tries = 0; tries < maxTries && (tries === 0 || long > most(short)); tries += 1) {
    short = Math.min(short, msOf(work, size));
    long = Math.min(long, msOf(work, size * growth));
  }
  expect(long, `ms for ${growth} times what takes ${short} ms`).toBeLessThanOrEqual(most(short));
}

const most = (shortMs: number): number => mostTimes * Math.max(shortMs, leastMs);

function msOf(work: (size: number) => unknown, size: number): number {
  const started = performance.now();
  work(size);
  return performance.now() - started;
}
