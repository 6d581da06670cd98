import { vi } from 'vitest';

/** A busy machine is slow, not wrong. Less than a test has, so that a failure says what was waited for. */
const usualMs = 25_000;

/** Waits until a claim holds, or gives its failure. */
export const waitFor = <Value>(claim: () => Value | Promise<Value>, timeoutMs = usualMs): Promise<Value> =>
  vi.waitFor(claim, { timeout: timeoutMs, interval: 10 });

/** Waits until something is so. */
export const waitUntil = (isSo: () => unknown): Promise<unknown> =>
  vi.waitUntil(isSo, { timeout: usualMs, interval: 10 });
