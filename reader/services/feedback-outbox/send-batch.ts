import type { Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import { log } from '../log.ts';

interface Sending {
  readonly send: (events: readonly FeedbackEvent[]) => Promise<Result<unknown, ServiceFailure>>;
  /** They need not be sent any more. */
  readonly settle: (events: readonly FeedbackEvent[]) => Promise<void>;
}

/**
 * Sends events. False if the service accepts nothing now. A rejected list is halved until the faulty event is found.
 * That one is dropped, and the others are sent.
 */
export async function sendBatch(events: readonly FeedbackEvent[], sending: Sending): Promise<boolean> {
  const result = await sending.send(events);
  if (!result.ok && !isForGood(result.failure)) return false;
  if (!result.ok && events.length > 1) {
    const middle = Math.ceil(events.length / 2);
    if (!(await sendBatch(events.slice(0, middle), sending))) return false;
    return sendBatch(events.slice(middle), sending);
  }
  if (!result.ok) logRefusal(result.failure);
  await sending.settle(events);
  return true;
}

/** These statuses concern the address, the sender or the moment. Any other 4xx concerns the events. */
const forNow: ReadonlySet<number> = new Set([401, 403, 404, 405, 407, 408, 410, 425, 429]);

const isForGood = (failure: ServiceFailure): boolean =>
  failure.kind === 'refused' && failure.status >= 400 && failure.status < 500 && !forNow.has(failure.status);

const logRefusal = (failure: ServiceFailure): void =>
  log({
    type: 'warning',
    category: 'feedback',
    message: 'The service does not take an event of the feedback stream; it is let go',
    ...(failure.kind === 'refused' && { code: failure.status }),
  });
