import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Linear work takes four times as long where its input is four times as large, quadratic work sixteen times. */
const [growth, mostTimes] = [4, 10];
const maxTries = 6;
/** Below it, the clock and the collector of garbage decide. */
const leastMs = 3;

/**
 * Fails where the cost of `work` grows faster than its input. The processor times of two sizes are compared, each the shortest of a few
 * tries, so that a busy machine changes nothing.
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
  const started = processorMs();
  work(size);
  return processorMs() - started;
}

const asleep = new Int32Array(new SharedArrayBuffer(4));

/** What this thread has worked so far, in ms; the time of day where the system does not tell. A long run is interrupted on a busy machine. */
function processorMs(): number {
  try {
    Atomics.wait(asleep, 0, 0, 0.05); // Linux brings the figure up to date when a thread stops
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}
