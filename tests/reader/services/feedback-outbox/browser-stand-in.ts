// oxlint-disable-next-line import/no-unassigned-import -- it makes the globals of a browser's database
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { failure, type Result, success } from '../../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import type { FeedbackEvent } from '../../../../schemas/services/feedback.ts';
import { type Landing, openLanding } from '../../../../reader/services/feedback-outbox/landing.ts';
import { feedbackOutbox } from '../../../../reader/services/feedback-outbox/outbox.ts';
import type { OutboxWorld } from '../../../../reader/services/feedback-outbox/outbox-world.ts';
import { openFeedbackStore } from '../../../../reader/services/feedback-outbox/store.ts';
import { withStorageLock } from '../../../../reader/services/with-storage-lock.ts';

/** How the way to the service is. `lossy`: it keeps what is sent, and its reply never arrives. */
export type Connection = 'good' | 'offline' | 'down' | 'throttled' | 'lossy';

let made = 0;

/** The clock is turned; only the database, which is real but for its disk, keeps its own. */
export const turnClock = (): void => {
  vi.useFakeTimers({
    now: new Date('2026-03-09T08:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
};

/** Lets time pass from timer to timer; what each sets off is done before the next. */
export async function pass(ms: number): Promise<void> {
  const end = Date.now() + ms;
  setTimeout(() => {}, ms);
  await settle();
  while (Date.now() < end) {
    await vi.advanceTimersToNextTimerAsync();
    await settle();
  }
}

export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 10; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (busy > 0) quiet = 0;
  }
}

/** How many things the databases are doing. */
let busy = 0;

const counted =
  <Args extends readonly unknown[], Value>(act: (...args: Args) => Promise<Value>) =>
  (...args: Args): Promise<Value> => {
    busy += 1;
    return act(...args).finally(() => (busy -= 1));
  };

/** A service that keeps each event once, as its id says. */
export function serviceStandIn() {
  const kept = new Map<string, FeedbackEvent>();
  const arrivals: string[] = [];
  const underWay = new Set<string>();
  const overlaps: string[] = [];
  const calls: number[] = [];
  const service = {
    kept,
    /** Every event that came, however often. */
    arrivals,
    /** Events that came while they were under way already. */
    overlaps,
    /** How many events each call carried. */
    calls,
    connection: 'good' as Connection,
    /** What it will never take. */
    refuses: (_event: FeedbackEvent): boolean => false,
    async receive(events: readonly FeedbackEvent[]): Promise<Result<unknown, ServiceFailure>> {
      const { connection } = service;
      calls.push(events.length);
      if (connection === 'offline') return failure({ kind: 'unreachable' });
      for (const { id } of events) {
        if (underWay.has(id)) overlaps.push(id);
        underWay.add(id);
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (const { id } of events) underWay.delete(id);
      if (connection === 'down') return failure({ kind: 'refused', status: 503 });
      if (connection === 'throttled') return failure({ kind: 'throttled' });
      if (events.some(service.refuses)) return failure({ kind: 'refused', status: 422 });
      for (const event of events) {
        arrivals.push(event.id);
        if (!kept.has(event.id)) kept.set(event.id, event);
      }
      return connection === 'lossy' ? failure({ kind: 'unreachable' }) : success(undefined);
    },
  };
  return service;
}

type Service = ReturnType<typeof serviceStandIn>;

interface BrowserParts {
  readonly hasLocks?: boolean;
  readonly hasDatabase?: boolean;
}

/** What the tabs of a browser share. */
export function browserStandIn(service: Service, { hasLocks = true, hasDatabase = true }: BrowserParts = {}) {
  const name = `browser ${(made += 1)}`;
  const stored = storageStandIn();
  vi.stubGlobal('localStorage', stored);
  let turn: Promise<unknown> = Promise.resolve();
  const locked = async (work: () => Promise<boolean>): Promise<boolean> => {
    const before = turn;
    let release: (() => void) | undefined;
    turn = new Promise<void>((resolve) => (release = resolve));
    await before;
    return work().finally(() => release?.());
  };
  const inTurn = hasLocks ? locked : (work: () => Promise<boolean>) => withStorageLock(name, work);

  /** Opens a tab, which looks after a moment for what waits. */
  async function openTab() {
    const never = new Promise<never>(() => {});
    let isGone = false;
    let leave: (() => void) | undefined;
    const gone = new Promise<boolean>((resolve) => (leave = () => resolve(false)));
    /** Nothing that a closed tab has begun goes on in it. */
    const alive =
      <Args extends readonly unknown[], Value>(act: (...args: Args) => Promise<Value>) =>
      async (...args: Args): Promise<Value> => {
        if (isGone) return never;
        const value = await act(...args);
        return isGone ? never : value;
      };
    const real = openLanding(name, () => stored);
    const landing: Landing = {
      ...real,
      put: (event) => isGone || real.put(event),
      remove: (ids) => isGone || real.remove(ids),
      noteStored: (isStored) => isGone || real.noteStored(isStored),
    };
    const database = hasDatabase ? await openFeedbackStore(name) : undefined;
    const world: OutboxWorld = {
      landing,
      store: database && {
        add: alive(counted(database.add)),
        oldest: alive(counted(database.oldest)),
        remove: alive(counted(database.remove)),
      },
      alone: (work) => inTurn(async () => isGone || Promise.race([work(), gone])),
      send: alive((events: readonly FeedbackEvent[]) => service.receive(events)),
      isOnline: () => service.connection !== 'offline',
      isHidden: () => false,
      whenNamed: async () => undefined,
      named: (event) => event,
    };
    const outbox = feedbackOutbox(world);
    setTimeout(() => landing.waits() && outbox.now(), 2000);
    return {
      outbox,
      give(event: FeedbackEvent) {
        landing.put(event);
        outbox.soon();
      },
      /** Without a warning, as a browser ends one. */
      close() {
        isGone = true;
        outbox.stop();
        leave?.();
      },
    };
  }
  return { openTab, waiting: () => openLanding(name, () => stored).items().length };
}

/** Keys are its own properties, as those of a browser's are. */
const storageStandIn = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      // oxlint-disable-next-line typescript/no-dynamic-delete -- a storage is a dictionary
      delete this[key];
    },
  }) as Storage;

/** An answer of the poll, said now. */
export const newEvent = (parts: Partial<FeedbackEvent> = {}): FeedbackEvent => ({
  id: `event ${(made += 1)}`,
  at: new Date().toISOString(),
  kind: 'poll',
  value: 'yes',
  reasons: [],
  entry: 'hwDispatch',
  page: '/how-to/dispatch',
  bundle: 'a1b2',
  ...parts,
});
