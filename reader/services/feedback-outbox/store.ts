import { type DBSchema, openDB } from 'idb';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import type { KeptItem } from './landing.ts';

/** What could not be sent yet, for as long as it takes. */
export interface FeedbackStore {
  /** One that is there already is not added twice. Beyond the bound the oldest go. */
  readonly add: (events: readonly FeedbackEvent[]) => Promise<void>;
  /** As they were stored, the oldest first. */
  readonly oldest: (count: number) => Promise<KeptItem[]>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Gives the turn to send to a tab for a while, and again to the same one; false: another tab has it. */
  readonly lease: (tab: string) => Promise<boolean>;
  /** Gives the turn back. */
  readonly release: (tab: string) => Promise<void>;
}

/** As much as one reader says in years. */
export const maxStoredEvents = 2000;

/** Longer than a call takes, so that a tab that was closed does not hold up the others for long. */
const leaseMs = 60_000;

interface Schema extends DBSchema {
  events: { key: string; value: FeedbackEvent; indexes: { at: string } };
  lease: { key: 'sender'; value: { readonly tab: string; readonly untilMs: number } };
}

/** The browser's database; fails where the browser refuses one. */
export async function openFeedbackStore(name: string): Promise<FeedbackStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(upgraded) {
      upgraded.createObjectStore('events', { keyPath: 'id' }).createIndex('at', 'at');
      upgraded.createObjectStore('lease');
    },
    // a page of a newer version must not wait for this one
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    async add(events) {
      const { store, done } = db.transaction('events', 'readwrite');
      const trim = async () => {
        const tooMany = (await store.count()) - maxStoredEvents;
        if (tooMany <= 0) return;
        const oldest = await store.index('at').getAllKeys(null, tooMany);
        await Promise.all(oldest.map((id) => store.delete(id)));
      };
      await Promise.all([...events.map((event) => store.put(event)), trim(), done]);
    },
    async oldest(count) {
      const events = await db.getAllFromIndex('events', 'at', null, count);
      return events.map((event) => ({ id: event.id, value: event }));
    },
    async remove(ids) {
      const { store, done } = db.transaction('events', 'readwrite');
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    },
    async lease(tab) {
      const { store, done } = db.transaction('lease', 'readwrite');
      const held = await store.get('sender');
      const leftMs = (held?.untilMs ?? 0) - Date.now();
      // one that ends later than any can was written before the clock was set
      const isTaken = held?.tab !== tab && leftMs > 0 && leftMs <= leaseMs;
      if (!isTaken) await store.put({ tab, untilMs: Date.now() + leaseMs }, 'sender');
      await done;
      return !isTaken;
    },
    async release(tab) {
      const { store, done } = db.transaction('lease', 'readwrite');
      if ((await store.get('sender'))?.tab === tab) await store.delete('sender');
      await done;
    },
  };
}
