import type { Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import { log } from '../log.ts';
import { deliver, type Gathering } from './deliver.ts';
import type { Landing } from './landing.ts';
import type { FeedbackStore } from './store.ts';

/** Which bundle was read can be known later than what was said of it. */
export interface BundleNaming {
  /** When it is known, or will not be. */
  readonly whenNamed: () => Promise<void>;
  /** The event with what is known. */
  readonly named: (event: FeedbackEvent) => FeedbackEvent;
}

export interface OutboxWorld extends BundleNaming {
  readonly landing: Landing;
  /** Undefined: the browser keeps no database. */
  readonly store: FeedbackStore | undefined;
  /** Runs one piece of work at a time, of all tabs that share the store. */
  readonly alone: (work: () => Promise<boolean>) => Promise<boolean>;
  readonly send: (events: readonly FeedbackEvent[]) => Promise<Result<unknown, ServiceFailure>>;
  readonly isOnline: () => boolean;
  /** A page that is left has no time to gather. */
  readonly isHidden: () => boolean;
}

export interface Outbox {
  /** Something was given: it is sent soon, unless the service is being waited for. */
  readonly soon: () => void;
  /** Something has changed: a connection, a page that opens or goes. */
  readonly now: () => void;
  readonly stop: () => void;
}

/** Long enough for a service that restarts, soon enough for a reader who is about to go. */
const firstRetryMs = 2000;

/** A service that is down for hours is asked by every page that is open. */
const longestRetryMs = 5 * 60_000;

/** Sends what readers have said, again and again until it is taken. What waits is shared by all tabs of the browser. */
export function feedbackOutbox(world: OutboxWorld): Outbox {
  let state: 'idle' | 'running' | 'askedAgain' | 'stopped' = 'idle';
  let store = world.store;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const gathering: Gathering = { end: () => {} };

  function start(): void {
    clearTimeout(retry);
    retry = undefined;
    if (state === 'running') state = 'askedAgain';
    if (state !== 'idle') return;
    state = 'running';
    void tryOnce().then(finish);
  }

  /** Whether nothing waits any more. */
  async function tryOnce(): Promise<boolean> {
    try {
      return await world.alone(() => deliver({ ...world, store }, gathering));
    } catch (exception) {
      log({
        type: 'warning',
        category: 'feedback',
        message: 'The feedback outbox cannot be used',
        exception,
      });
      store = undefined; // a broken one does not hold up what is said from now on
      return false;
    }
  }

  function finish(isEmpty: boolean): void {
    failures = isEmpty ? 0 : failures + 1;
    if (state === 'stopped') return;
    const isAskedAgain = state === 'askedAgain';
    state = 'idle';
    if (isAskedAgain) start();
    else if (!isEmpty)
      retry = setTimeout(start, Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs));
  }

  return {
    soon() {
      if (retry === undefined) start();
    },
    now() {
      failures = 0;
      start();
      gathering.end();
    },
    stop() {
      clearTimeout(retry);
      state = 'stopped';
    },
  };
}
