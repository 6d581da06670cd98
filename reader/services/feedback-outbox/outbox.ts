import { log } from '../log.ts';
import { deliver, type Gathering } from './deliver.ts';
import type { OutboxWorld } from './outbox-world.ts';

export interface Outbox {
  /** Something was given: it is sent soon, unless the service is being waited for. */
  readonly soon: () => void;
  /** Something has changed: a connection, a page that opens or goes. */
  readonly now: () => void;
  readonly stop: () => void;
}

/** Long enough for a service that restarts, and short enough for a reader who leaves soon. */
const firstRetryMs = 2000;

/** A service that is down for hours is asked by every page that is open. */
const longestRetryMs = 5 * 60_000;

/**
 * Sends feedback events, with retries until the service accepts them. All tabs of the browser share the waiting
 * events.
 */
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
    void tryOnce({ ...world, store }, gathering).then(finish);
  }

  function finish(outcome: Outcome): void {
    failures = outcome === 'allSent' ? 0 : failures + 1;
    if (outcome === 'broken') store = undefined; // later events are sent without it
    if (state === 'stopped') return;
    const isAskedAgain = state === 'askedAgain';
    state = 'idle';
    if (isAskedAgain) start();
    else if (outcome !== 'allSent') retry = setTimeout(start, retryAfterMs(failures));
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

const retryAfterMs = (failures: number): number =>
  Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);

/** `broken`: the store cannot be used. */
type Outcome = 'allSent' | 'someWait' | 'broken';

async function tryOnce(world: OutboxWorld, gathering: Gathering): Promise<Outcome> {
  try {
    return (await world.alone(() => deliver(world, gathering))) ? 'allSent' : 'someWait';
  } catch (exception) {
    log({ type: 'warning', category: 'feedback', message: 'The feedback outbox cannot be used', exception });
    return 'broken';
  }
}
