import type * as z from 'zod/mini';
import { failure, type Result, success } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { startDeadline, type TimeLimit } from './deadline.ts';
import { readText } from './read-text.ts';
import { refusalOf } from './refusal-of.ts';

/** No reply of a service is nearly as large; one that is must not fill the memory of a phone. */
const maxReplyBytes = 2_000_000;

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

export interface ServiceRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** `error`: what the call carries is for this address alone. */
  readonly redirect?: 'error';
  /** Sent even where the page is left at once. */
  readonly keepalive?: boolean;
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

/** What a service answers is of this moment: nothing of it is kept. */
function requestInit({ method = 'GET', headers, body, redirect, keepalive }: ServiceRequest): RequestInit {
  return {
    method,
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(redirect !== undefined && { redirect }),
    ...(keepalive !== undefined && { keepalive }),
  };
}

function parseReply<Reply>(text: string, reply: z.ZodMiniType<Reply>): Result<Reply, ServiceFailure> {
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch {
    return failure({ kind: 'unreadable', reason: 'it is not JSON' });
  }
  return readReply(json, reply);
}

function readReply<Reply>(given: unknown, reply: z.ZodMiniType<Reply>): Result<Reply, ServiceFailure> {
  const parsed = reply.safeParse(given);
  if (parsed.success) return success(parsed.data);
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  return failure({
    kind: 'unreadable',
    reason: at === '' ? 'it has another shape' : `"${at}" has another shape`,
  });
}
