import { UnreachedError } from '../../source/source-error.ts';
import type { Timers } from '../hooks/hook-settings.ts';

const limitMs = 60_000;
const firstPauseMs = 250;
const longestPauseMs = 4000;

interface Waiting {
  readonly timers: Timers;
  /** Gets one sentence, however often it tries. */
  readonly tell: (sentence: string) => void;
}

/** Opens what this process needs. Tries again for a minute while it cannot be reached, and then throws why. */
export async function untilReached<Value>(
  open: () => Promise<Value>,
  { timers, tell }: Waiting,
): Promise<Value> {
  const endsAtMs = timers.now() + limitMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof UnreachedError) || timers.now() + pauseMs > endsAtMs) throw error;
      if (pauseMs === firstPauseMs)
        tell(`${error.message} This process waits for it, ${limitMs / 1000} seconds at most.`);
      await new Promise<void>((resolve) => void timers.after(pauseMs, resolve));
    }
  }
}
