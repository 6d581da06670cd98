import type { Kysely } from 'kysely';
import type { FeedbackEvent, FeedbackReason } from '../../../schemas/services/feedback.ts';
import type { Sent, Tables } from './sent.ts';

export const feedbackRow = ({ id, reasons, ...event }: FeedbackEvent): Sent['feedback'] => ({
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
});

/** A year of a large site does not fit in memory at once. */
const rowsAtATime = 2000;

export async function* readFeedback(db: Kysely<Tables>): AsyncGenerator<FeedbackEvent> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('feedback')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtATime)
      .execute();
    for (const row of rows) yield eventFrom(row);
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
}: Sent['feedback']): FeedbackEvent {
  const { comment, entry, section, query } = row;
  return {
    id: eventId,
    kind,
    value,
    reasons: JSON.parse(reasons) as FeedbackReason[], // written above
    page,
    at,
    bundle,
    ...(comment !== null && { comment }),
    ...(entry !== null && { entry }),
    ...(section !== null && { section }),
    ...(query !== null && { query }),
  };
}
