import * as z from 'zod/mini';
import type { Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import { callService } from '../http/http.ts';

/** Nobody waits for it, so a slow connection gets its time. */
const timeoutMs = 20_000;

interface FeedbackCall {
  readonly address: string;
  readonly fetch: typeof fetch;
  readonly events: readonly FeedbackEvent[];
  /** Sent even where the page is left at once: a browser refuses bodies of more than 64 kB that way. */
  readonly keepalive: boolean;
}

/**
 * Sends events of the feedback stream. An HTML page as the answer comes from a sign-in or a hotel network, so the
 * service has received nothing. Redirects are not followed for the same reason.
 */
export const sendFeedback = ({ events, ...call }: FeedbackCall): Promise<Result<string, ServiceFailure>> =>
  callService({ ...call, method: 'POST', body: events, reads: 'text', reply, timeoutMs });

const reply = z.string().check(z.regex(/^(?!\s*<)/u));
