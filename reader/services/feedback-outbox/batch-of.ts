import { type FeedbackEvent, maxFeedbackEvents } from '../../../schemas/services/feedback.ts';

/**
 * What a page that is left may still send is 64 kB, of all its calls together. Source: Fetch, "HTTP-network-or-cache fetch",
 * inflight keepalive bytes.
 */
const maxKeepaliveBytes = 50_000;

/** As many of the first events as one call takes; at least one. */
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
