import { setTimeout as sleep } from 'node:timers/promises';

/** The time and waiting, which tests replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

export const systemClock: Clock = { now: () => Date.now(), sleep: (ms) => sleep(ms) };
