import type { FeedbackStore } from './store.ts';

/** Whether it is still this tab's turn. */
export type HasTurn = () => Promise<boolean>;

interface Turns {
  /** The same in every tab that shares an outbox. */
  readonly name: string;
  /** Of this tab alone. */
  readonly tab: string;
  /** Absent on pages without encryption. */
  readonly locks: LockManager | undefined;
  readonly store: FeedbackStore | undefined;
}

/**
 * Does something while no other tab does it. Without locks the tabs lease the turn from one another in the store; where there
 * is no store either, they are on their own, and the service tells by the ids what it has already.
 */
export async function inOneTab<Value>(
  { name, tab, locks, store }: Turns,
  work: (hasTurn: HasTurn) => Promise<Value>,
): Promise<Value> {
  if (locks !== undefined) return locks.request(name, () => work(async () => true));
  try {
    return await work(async () => store === undefined || store.lease(tab));
  } finally {
    await store?.release(tab);
  }
}
