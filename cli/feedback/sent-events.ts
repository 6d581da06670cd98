import { existsSync } from 'node:fs';
import type { FeedbackEvent } from '../../schemas/services/feedback.ts';
import { openReadersSent } from '../preview/readers-sent/open-readers-sent.ts';
import { placeOf } from '../preview/readers-sent/place-of.ts';
import { UsageError } from '../usage-error.ts';
import type { Unreadable } from './read-event.ts';

/** The events that a preview has kept, where it keeps them. Reading makes no database where there is none. */
export async function* sentEvents(
  asked: { readonly data?: string },
  tell: Unreadable,
): AsyncGenerator<FeedbackEvent> {
  const place = placeOf(asked);
  if (place.kind === 'file' && !existsSync(place.path)) {
    throw new UsageError(
      `there is no ${place.path}: no preview of this project has kept anything yet; name another database with --data, or a file of events with --events.`,
    );
  }
  const sent = await openReadersSent(place);
  try {
    yield* sent.feedback(tell);
  } finally {
    await sent.close();
  }
}
