import { type Kysely, sql } from 'kysely';
import type { Result } from '../../../schemas/base/result.ts';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import { readEvent, type Unreadable } from '../../feedback/read-event.ts';
import type { EventsByKind, Tables } from './event-kinds.ts';
import { storedJson } from './stored-json.ts';

export const feedbackRow = ({ id, reasons, ...event }: FeedbackEvent): EventsByKind['feedback'] => ({
  eventId: id,
  kind: event.kind,
  value: event.value,
  reasons: JSON.stringify(reasons),
  comment: event.comment ?? null,
  entry: event.entry ?? null,
  section: event.section ?? null,
  query: event.query ?? null,
  page: event.page,
  at: event.at,
  bundle: event.bundle,
  locale: event.locale ?? null,
});

/** The batch size: a year of a large site does not fit in memory. */
const rowsAtATime = 2000;

/** Of a search without a result, a missing address, a rating No, or a question without an answer. */
const isUnanswered = sql<boolean>`(value in ('noResult', 'guardrail') or (kind = 'searchRating' and value = 'no'))`;

interface Reading {
  readonly onUnreadable?: Unreadable;
  /** Only what readers did not find. */
  readonly unanswered?: boolean;
}

export async function* readFeedback(
  db: Kysely<Tables>,
  { onUnreadable = () => {}, unanswered = false }: Reading,
): AsyncGenerator<FeedbackEvent> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('feedback')
      .selectAll()
      .where('id', '>', after)
      .$if(unanswered, (feedback) => feedback.where(isUnanswered))
      .orderBy('id')
      .limit(rowsAtATime)
      .execute();
    for (const row of rows) {
      const event = eventFrom(row);
      if (event.ok) yield event.value;
      else onUnreadable(`event ${row.eventId}`, event.failure);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

function eventFrom({
  eventId,
  kind,
  value,
  reasons,
  page,
  at,
  bundle,
  ...row
}: EventsByKind['feedback']): Result<FeedbackEvent, string> {
  const { comment, entry, section, query, locale } = row;
  return readEvent({
    id: eventId,
    kind,
    value,
    reasons: storedJson(reasons),
    page,
    at,
    bundle,
    ...(comment !== null && { comment }),
    ...(entry !== null && { entry }),
    ...(section !== null && { section }),
    ...(query !== null && { query }),
    ...(locale !== null && { locale }),
  });
}
