import * as z from 'zod/mini';
import type { Result } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import type { SearchTrackingEvent } from '../../schemas/services/search-tracking.ts';
import type { SearchCall } from './search-call.ts';

/** Tells the search what a reader did, even with a press that leaves the page. Source: docs/requirements.md, SR-11. */
export const trackSearch = (
  call: SearchCall,
  path: string,
  event: SearchTrackingEvent,
): Promise<Result<unknown, ServiceFailure>> =>
  // nothing of the answer is read, whatever its form
  call({ path, method: 'POST', body: event, keepalive: true, reads: 'text', reply: z.unknown() });
