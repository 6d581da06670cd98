import type { Timers } from '../../../../cli/services/hooks/hook-settings.ts';

interface ManualTimers extends Timers {
  /** Lets time pass, and calls what is due. */
  readonly pass: (ms: number) => void;
}

/** A clock that a test turns. */
export function manualTimers(startAt = 0): ManualTimers {
  let now = startAt;
  const waiting = new Map<() => void, number>();
  return {
    now: () => now,
    after(ms, call) {
      waiting.set(call, now + ms);
      return () => waiting.delete(call);
    },
    pass(ms) {
      now += ms;
      for (const [call, at] of waiting) {
        if (at > now) continue;
        waiting.delete(call);
        call();
      }
    },
  };
}
