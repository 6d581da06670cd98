import type * as z from 'zod/mini';
import { failure, type Result, success } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';

/** No reply of a service is nearly as large; one that is must not fill the memory of a phone. */
const maxReplyBytes = 2_000_000;

interface ServiceCall<Reply> {
  readonly address: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** What is read of the reply. An empty one is `undefined`. */
  readonly reply: z.ZodMiniType<Reply>;
  /** From the call to the last byte of the reply. */
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
  /** Stops the call. */
  readonly signal?: AbortSignal;
}

/** The one way in which live services are called. Everything that can go wrong is a value. */
export async function callService<Reply>(
  // Taken out of its object: a browser's `fetch` refuses to be called as a method of anything but the window.
  { address, reply, timeoutMs, fetch, signal, ...request }: ServiceCall<Reply>,
): Promise<Result<Reply, ServiceFailure>> {
  const deadline = startDeadline(timeoutMs, signal);
  try {
    const response = await fetch(address, { ...requestInit(request), signal: deadline.signal });
    if (!response.ok) {
      await response.body?.cancel();
      return failure({ kind: 'refused', status: response.status });
    }
    const text = await readText(response);
    if (text === undefined) return failure({ kind: 'tooLarge', maxBytes: maxReplyBytes });
    return parseReply(text, reply);
  } catch {
    return failure(deadline.missed() ?? { kind: 'unreachable' });
  } finally {
    deadline.clear();
  }
}

/** Stops a call at a time, or when its caller does, and knows which of the two it was. */
function startDeadline(timeoutMs: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, timeoutMs);
  caller?.addEventListener('abort', stop);
  if (caller?.aborted === true) stop();
  return {
    signal: controller.signal,
    missed: (): ServiceFailure | undefined => {
      if (caller?.aborted === true) return { kind: 'aborted' };
      return controller.signal.aborted ? { kind: 'timedOut', timeoutMs } : undefined;
    },
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
}

/** What a service answers is of this moment: nothing of it is kept. */
function requestInit({
  method = 'GET',
  headers,
  body,
}: Pick<ServiceCall<never>, 'method' | 'headers' | 'body'>): RequestInit {
  const accept = { accept: 'application/json', ...headers };
  if (body === undefined) return { method, cache: 'no-store', headers: accept };
  const json = { ...accept, 'content-type': 'application/json' };
  return { method, cache: 'no-store', headers: json, body: JSON.stringify(body) };
}

/** Undefined where there is too much of it. */
async function readText({ body }: Response): Promise<string | undefined> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxReplyBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseReply<Reply>(text: string, reply: z.ZodMiniType<Reply>): Result<Reply, ServiceFailure> {
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch {
    return failure({ kind: 'unreadable', reason: 'it is not JSON' });
  }
  const parsed = reply.safeParse(json);
  if (parsed.success) return success(parsed.data);
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  return failure({
    kind: 'unreadable',
    reason: at === '' ? 'it has another shape' : `"${at}" has another shape`,
  });
}
