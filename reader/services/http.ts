import type * as z from 'zod/mini';
import { failure, type Result } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { startDeadline, type TimeLimit } from './deadline.ts';
import { maxReplyBytes, parseReply, readReply } from './parse-reply.ts';
import { readText } from './read-text.ts';
import { refusalOf } from './refusal-of.ts';
import { requestInit, type ServiceRequest } from './request-init.ts';

/** `timeoutMs`: from the call to the last byte of the reply. */
interface ServiceCall<Reply> extends ServiceRequest, TimeLimit {
  readonly address: string;
  /** What is read of the reply. An empty one is `undefined`. */
  readonly reply: z.ZodMiniType<Reply>;
  /** `text`: the reply's schema gets the text as it is. */
  readonly reads?: 'text';
  readonly fetch: typeof fetch;
  /** Where a reply is larger by its nature. */
  readonly maxBytes?: number;
}

/** The one way in which live services are called. Everything that can go wrong is a value. */
export async function callService<Reply>(
  // Taken out of its object: a browser's `fetch` refuses to be called as a method of anything but the window.
  { address, reply, reads, fetch, maxBytes = maxReplyBytes, ...call }: ServiceCall<Reply>,
): Promise<Result<Reply, ServiceFailure>> {
  const deadline = startDeadline(call);
  try {
    const response = await fetch(address, { ...requestInit(call), signal: deadline.signal });
    if (!response.ok) return failure(await refusalOf(response));
    const text = await readText(response, maxBytes);
    if (text === undefined) return failure({ kind: 'tooLarge', maxBytes });
    return reads === 'text' ? readReply(text, reply) : parseReply(text, reply);
  } catch {
    return failure(deadline.missed() ?? { kind: 'unreachable' });
  } finally {
    deadline.clear();
  }
}
