import { type FeedbackEvent, maxFeedbackEvents } from '../../../schemas/services/feedback.ts';

/**
 * A page that closes may still send 64 kB, with all its requests together. Source: Fetch, "HTTP-network-or-cache
 * fetch", inflight keepalive bytes.
 */
const maxKeepaliveBytes = 50_000;

/** The first events that fit into one request. At least one. */
export function batchOf(events: readonly FeedbackEvent[]): readonly FeedbackEvent[] {
  let bytes = 0;
  const end = events.findIndex((event, index) => {
    bytes += bytesOf(event);
    return index > 0 && (index >= maxFeedbackEvents || bytes > maxKeepaliveBytes);
  });
  return end < 0 ? events : events.slice(0, end);
}

/** With the sign that stands before or after it in a list. */
const bytesOf = (event: FeedbackEvent): number => utf8.encode(JSON.stringify(event)).length + 1;

const utf8 = new TextEncoder();

/** A single long event can be too much for a page that is left: it is sent while the page stays. */
export const fitsKeepalive = (events: readonly FeedbackEvent[]): boolean =>
  events.reduce((sum, event) => sum + bytesOf(event), 0) <= maxKeepaliveBytes;
