import { type DBSchema, openDB } from 'idb';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import type { KeptItem } from './landing.ts';

/** Holds the events that could not be sent, without a time limit. */
export interface FeedbackStore {
  /** One that is there already is not added twice. Beyond the bound the oldest go. */
  readonly add: (events: readonly FeedbackEvent[]) => Promise<void>;
  /** The oldest events, in the order in which they were stored. */
  readonly oldest: (count: number) => Promise<KeptItem[]>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

/** More events than one reader sends in years. */
export const maxStoredEvents = 2000;

interface Schema extends DBSchema {
  events: { key: string; value: FeedbackEvent; indexes: { at: string } };
}

/** The browser's database; fails where the browser refuses one. */
export async function openFeedbackStore(name: string): Promise<FeedbackStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(upgraded) {
      upgraded.createObjectStore('events', { keyPath: 'id' }).createIndex('at', 'at');
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
  };
}
