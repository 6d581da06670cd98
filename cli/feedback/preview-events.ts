import { existsSync } from 'node:fs';
import type { FeedbackEvent } from '../../schemas/services/feedback.ts';
import { openReaderEvents } from '../services/reader-events/open-reader-events.ts';
import { databaseLocation } from '../services/reader-events/database-location.ts';
import { UsageError } from '../usage-error.ts';
import type { Unreadable } from './read-event.ts';

/** The feedback events in the database of a preview. It does not create a missing database. */
export async function* previewEvents(
  asked: { readonly data?: string },
  onUnreadable: Unreadable,
): AsyncGenerator<FeedbackEvent> {
  const location = databaseLocation(asked);
  if (location.kind === 'file' && !existsSync(location.path)) {
    throw new UsageError(
      `there is no ${location.path}: no preview of this project has stored anything yet; name another database with --data, or a file of events with --events.`,
    );
  }
  const events = await openReaderEvents(location);
  try {
    yield* events.feedback(onUnreadable);
  } finally {
    await events.close();
  }
}
