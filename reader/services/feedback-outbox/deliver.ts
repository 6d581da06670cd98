import { feedbackEvent, type FeedbackEvent, maxFeedbackEvents } from '../../../schemas/services/feedback.ts';
import { log } from '../log.ts';
import { batchOf } from './batch-of.ts';
import type { KeptItem } from './landing.ts';
import type { OutboxWorld } from './outbox-world.ts';
import { sendBatch } from './send-batch.ts';
import { maxStoredEvents } from './store.ts';

/** Events given within this time are sent in one call. */
const gatherMs = 1000;

/** Unknown data stays unknown after this time: other tabs wait for their turn. */
const longestNamingMs = 5000;

/** A wait that can be ended early. */
export interface Gathering {
  end: () => void;
}

/** Sends all that waits, call by call; false: something still waits. Only in one tab at a time. */
export async function deliver(world: OutboxWorld, gathering: Gathering): Promise<boolean> {
  for (;;) {
    const outcome = await deliverSome(world, gathering);
    if (outcome !== 'some') return outcome === 'all';
  }
}

async function deliverSome(world: OutboxWorld, gathering: Gathering): Promise<'all' | 'some' | 'none'> {
  const { landing, store, send } = world;
  const stored = (await store?.oldest(maxFeedbackEvents)) ?? [];
  if (stored.length + landing.items().length === 0) {
    if (store !== undefined) landing.noteStored(false);
    return 'all';
  }
  if (!world.isOnline()) return storeLanded(world);
  if (stored.length < maxFeedbackEvents) await gathered(world, gathering);
  const { events, unreadable } = read([...stored, ...landing.items()]);
  const settle = async (ids: readonly string[]) => {
    landing.remove(ids);
    await store?.remove(ids);
  };
  if (unreadable.length > 0) await settle(unreadable);
  if (events.length === 0) return 'some';
  const isTaken = await sendBatch(batchOf(events.map(world.named)), {
    send,
    settle: (sent) => settle(sent.map(({ id }) => id)),
  });
  return isTaken ? 'some' : storeLanded(world);
}

/** Moves the landing's events to the store. Without a store it only limits their number. */
async function storeLanded({ landing, store }: OutboxWorld): Promise<'none'> {
  const { events } = read(landing.items());
  const leaving = store === undefined ? events.slice(0, -maxStoredEvents) : events;
  if (store !== undefined) landing.noteStored(true);
  await store?.add(events);
  landing.remove(leaving.map(({ id }) => id));
  return 'none';
}

/** Waits for further events and for data that events still need. Does not wait if the page closes. */
async function gathered({ isHidden, whenNamed }: OutboxWorld, gathering: Gathering): Promise<void> {
  if (isHidden()) return;
  const named = Promise.race([whenNamed(), pause(longestNamingMs)]);
  const ended = new Promise<void>((resolve) => (gathering.end = resolve));
  await Promise.race([Promise.all([pause(gatherMs), named]), ended]);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The events in their order. An item of another version of this site may be unreadable. */
function read(items: readonly KeptItem[]): { events: FeedbackEvent[]; unreadable: string[] } {
  const events = new Map<string, FeedbackEvent>();
  const unreadable: string[] = [];
  for (const { id, value } of items) {
    const parsed = feedbackEvent.safeParse(value);
    if (parsed.success) events.set(id, parsed.data);
    else unreadable.push(id);
  }
  if (unreadable.length > 0)
    log({
      type: 'warning',
      category: 'feedback',
      message: 'An event that waited cannot be read; it is let go',
    });
  const inOrder = [...events.values()].toSorted((one, other) => one.at.localeCompare(other.at));
  return { events: inOrder, unreadable };
}
