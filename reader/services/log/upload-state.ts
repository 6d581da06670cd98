import {
  logRetryFactor,
  logRetryMaxMs,
  logRetryMinMs,
  logUploadAtItems,
  logUploadIntervalMs,
} from '../../../schemas/spec/network/log.ts';

/**
 * The state that decides when the log is sent. All times are on one clock, in milliseconds. Source:
 * docs/requirements.md, OP-1.
 */
export interface UploadState {
  readonly openedAtMs: number;
  readonly isOnline: boolean;
  readonly isSending: boolean;
  /** The number of stored items, and the time since when there are any. */
  readonly waiting: number;
  readonly waitingSinceMs: number;
  /** After a failure: how long to wait, and until when. */
  readonly retry: { readonly waitMs: number; readonly atMs: number } | undefined;
}

export type UploadEvent =
  /** So many items are kept, or are left after some were sent. */
  | { readonly type: 'counted' | 'sent'; readonly waiting: number }
  | { readonly type: 'sending' | 'failed' | 'online' | 'offline' };

export const openedUpload = (nowMs: number, isOnline: boolean): UploadState => ({
  openedAtMs: nowMs,
  isOnline,
  isSending: false,
  waiting: 0,
  waitingSinceMs: nowMs,
  retry: undefined,
});

export function nextUpload(state: UploadState, event: UploadEvent, nowMs: number): UploadState {
  switch (event.type) {
    case 'counted':
      return {
        ...state,
        waiting: event.waiting,
        waitingSinceMs: state.waiting === 0 ? nowMs : state.waitingSinceMs,
      };
    case 'sending':
      return { ...state, isSending: true };
    case 'sent':
      return {
        ...state,
        isSending: false,
        waiting: event.waiting,
        waitingSinceMs: nowMs,
        retry: undefined,
      };
    case 'failed': {
      const waitMs = Math.min((state.retry?.waitMs ?? 0) * logRetryFactor || logRetryMinMs, logRetryMaxMs);
      return { ...state, isSending: false, retry: { waitMs, atMs: nowMs + waitMs } };
    }
    case 'online':
    case 'offline':
      return { ...state, isOnline: event.type === 'online' };
  }
}

/** True if there is something to send and a connection. */
export const canSend = ({ isOnline, isSending, waiting }: UploadState): boolean =>
  isOnline && !isSending && waiting > 0;

/** The time of the next batch. A time in the past means now. Undefined: no batch is due. */
export function sendsAtMs(state: UploadState): number | undefined {
  if (!canSend(state)) return undefined;
  if (state.retry !== undefined) return state.retry.atMs;
  if (state.waiting >= logUploadAtItems) return state.waitingSinceMs;
  const rounds = Math.floor((state.waitingSinceMs - state.openedAtMs) / logUploadIntervalMs) + 1;
  return state.openedAtMs + rounds * logUploadIntervalMs;
}
