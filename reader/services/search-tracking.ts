import * as z from 'zod/mini';
import type { SearchTrackingEvent } from '../../schemas/services/search-tracking.ts';
import type { SearchCall } from './search-call.ts';

/**
 * Tells the search what a reader did, even with a press that leaves the page. Nothing waits for the answer, nor reads it.
 * Source: requirements SR-11.
 */
export function trackSearch(call: SearchCall, path: string, event: SearchTrackingEvent): void {
  void call({ path, method: 'POST', body: event, keepalive: true, reply: z.unknown() });
}
