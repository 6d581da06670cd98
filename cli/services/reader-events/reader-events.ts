import type { Kysely } from 'kysely';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import type { Unreadable } from '../../feedback/read-event.ts';
import { type ChatSessions, chatSessions } from '../chat/chat-sessions.ts';
import { feedbackRow, readFeedback } from './feedback-rows.ts';
import { type Overview, readOverview } from './overview.ts';
import type { EventKind, EventsByKind, Stored, Tables } from './event-kinds.ts';
import { randomBytes } from 'node:crypto';

/** The store of reader events and of the chat's sessions. */
export interface ReaderEvents {
  /** The conversations of the chat. */
  readonly sessions: (now: () => number) => ChatSessions;
  /** Stores events. It never fails and is not awaited: a page must not depend on our disk. */
  readonly keep: <Kind extends EventKind>(kind: Kind, ...sent: readonly EventsByKind[Kind][]) => void;
  /** Stores how a case was closed. Gives the first result if it was closed before. */
  readonly closeCase: (closed: EventsByKind['closedCases']) => Promise<EventsByKind['closedCases']>;
  /** Stores new feedback events and gives their number. Undefined if they could not be stored. */
  readonly keepFeedback: (events: readonly FeedbackEvent[]) => Promise<number | undefined>;
  /** All feedback events, read in batches. Rows that hold no event are reported with `onUnreadable`. */
  readonly feedback: (onUnreadable: Unreadable) => AsyncGenerator<FeedbackEvent>;
  /** Those of them that say what readers did not find. */
  readonly unanswered: () => AsyncGenerator<FeedbackEvent>;
  readonly overview: () => Promise<Overview>;
  /** Closes the database when everything is written. */
  readonly close: () => Promise<void>;
}

/** With more pending writes the database is too slow, and events are dropped. */
const maxWaiting = 1000;

/** `onError` gets each error, and of equal errors in a row the first only. */
export function readerEvents(db: Kysely<Tables>, onError: (error: unknown) => void): ReaderEvents {
  let waiting = 0;
  let written: Promise<void> = Promise.resolve();
  return {
    sessions: (now) => chatSessions(db, now),
    keep(kind, ...sent) {
      if (sent.length === 0 || waiting >= maxWaiting) return;
      const rows = sent.map((each) => rowOf(each));
      waiting += 1;
      written = written
        .then(() => insert(db, kind, rows))
        .catch(onError)
        .then(() => void (waiting -= 1));
    },
    closeCase: (closed) =>
      closeCase(db, closed).catch((error: unknown) => {
        onError(error);
        return closed;
      }),
    keepFeedback: (events) =>
      insertFeedback(db, events).catch((error: unknown) => {
        onError(error);
        return undefined;
      }),
    feedback: (onUnreadable) => readFeedback(db, { onUnreadable }),
    unanswered: () => readFeedback(db, { unanswered: true }),
    async overview() {
      await written;
      return readOverview(db);
    },
    async close() {
      await written;
      await db.destroy();
    },
  };
}

async function insert<Kind extends EventKind>(
  db: Kysely<Tables>,
  kind: Kind,
  rows: readonly (EventsByKind[Kind] & Stored)[],
): Promise<void> {
  await db.insertInto<EventKind>(kind).values(rows).execute();
}

async function closeCase(
  db: Kysely<Tables>,
  closed: EventsByKind['closedCases'],
): Promise<EventsByKind['closedCases']> {
  const row = rowOf(closed);
  await db
    .insertInto('closedCases')
    .values(row)
    .onConflict((conflict) => conflict.column('caseId').doNothing())
    .execute();
  return db
    .selectFrom('closedCases')
    .select(['caseId', 'articleUrl', 'result', 'message'])
    .where('caseId', '=', row.caseId)
    .executeTakeFirstOrThrow();
}

/** Inserts the events that the table does not have yet, and gives how many they were. */
async function insertFeedback(db: Kysely<Tables>, events: readonly FeedbackEvent[]): Promise<number> {
  const results = await db
    .insertInto('feedback')
    .values(events.map((event) => rowOf(feedbackRow(event))))
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .execute();
  return results.reduce(
    (sum, { numInsertedOrUpdatedRows = 0n }) => sum + Number(numInsertedOrUpdatedRows),
    0,
  );
}

let made = 0;

/** A row with an id that also sorts events of the same millisecond. */
function rowOf<Row extends object>(sent: Row): Row & Stored {
  made += 1;
  const id = `${String(made).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;
  const storable = Object.entries(sent).map(([name, value]) => [name, cleaned(value)]);
  return { ...(Object.fromEntries(storable) as Row), id, sentAt: new Date().toISOString() }; // the same names
}

/** Removes NUL and lone surrogates, which databases refuse. */
const cleaned = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
