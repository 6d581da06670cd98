import type { ServiceFailure } from '../../../schemas/services/failure.ts';

export interface TimeLimit {
  readonly timeoutMs: number;
  /** The message of a timeout in the log. */
  readonly timeoutSays?: string | undefined;
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
}

export interface Deadline {
  readonly signal: AbortSignal;
  /** The reason why the call was stopped. Undefined if it was not stopped. */
  readonly missed: () => ServiceFailure | undefined;
  readonly clear: () => void;
}

/** Stops a call at a time, or when its caller does, and knows which of the two it was. */
export function startDeadline({ timeoutMs, timeoutSays, signal: caller }: TimeLimit): Deadline {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, timeoutMs);
  caller?.addEventListener('abort', stop);
  if (caller?.aborted === true) stop();
  return {
    signal: controller.signal,
    missed: () => {
      if (caller?.aborted === true) return { kind: 'aborted' };
      if (!controller.signal.aborted) return undefined;
      return { kind: 'timedOut', timeoutMs, ...(timeoutSays !== undefined && { says: timeoutSays }) };
    },
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
}
