import { failure, type Result } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import type { SearchSettings } from '../../schemas/services/search-settings.ts';
import { searchTimeoutMessage, searchTimeoutMs } from '../../schemas/spec/services.ts';
import type * as z from 'zod/mini';
import { addressBelow } from './address-below.ts';
import { startDeadline } from './deadline.ts';
import { callService, type ServiceRequest } from './http.ts';
import { type SearchAccess, searchAccess } from './search-access.ts';
import { getSearchToken, type SearchToken } from './search-token.ts';
import type { SearchWorld } from './search-world.ts';

export interface SearchRequest<Reply> extends Pick<ServiceRequest, 'method' | 'body' | 'keepalive'> {
  /** Below the address that came with the token. */
  readonly path: string;
  readonly reply: z.ZodMiniType<Reply>;
  readonly maxBytes?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Calls the search with the token that all calls share. */
export type SearchCall = <Reply>(request: SearchRequest<Reply>) => Promise<Result<Reply, ServiceFailure>>;

/**
 * A call waits for its token, and is made a second time with a new one where the first is refused; all of it within the
 * 15 seconds. Source: requirements SR-9.
 */
export function searchCall(settings: SearchSettings, world: SearchWorld): SearchCall {
  const access = searchAccess(() => getSearchToken(settings, world), world.now);
  return async ({ signal, ...request }) => {
    const timeLimit = { timeoutMs: searchTimeoutMs, timeoutSays: searchTimeoutMessage };
    const deadline = startDeadline({ ...timeLimit, signal });
    const send = <Reply>(token: SearchToken, { path, ...call }: SearchRequest<Reply>) =>
      callService({
        ...call,
        ...timeLimit,
        address: addressBelow(token.address, path),
        headers: headersOf(settings, token),
        // the token is for this host alone
        redirect: 'error',
        fetch: world.fetch,
        signal: deadline.signal,
      });
    const answer = await twice(access, deadline.signal, (token) => send(token, request));
    deadline.clear();
    return answer.ok ? answer : failure(deadline.missed() ?? answer.failure);
  };
}

async function twice<Reply>(
  access: SearchAccess,
  signal: AbortSignal,
  send: (token: SearchToken) => Promise<Result<Reply, ServiceFailure>>,
): Promise<Result<Reply, ServiceFailure>> {
  const first = await unlessStopped(access.current(), signal);
  if (!first.ok) return first;
  const answer = await send(first.value);
  if (answer.ok || !isTokenRefused(answer.failure)) return answer;
  const second = await unlessStopped(access.insteadOf(first.value), signal);
  return second.ok ? send(second.value) : second;
}

/** Others may wait for the same token: whoever stops waiting leaves it to them. */
function unlessStopped<Value>(
  answer: Promise<Result<Value, ServiceFailure>>,
  signal: AbortSignal,
): Promise<Result<Value, ServiceFailure>> {
  const aborted = failure<ServiceFailure>({ kind: 'aborted' });
  if (signal.aborted) return Promise.resolve(aborted);
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(aborted));
    void answer.then(resolve);
  });
}

/** The service says 401; the gateway in front of it says 403, as the service does to who may not ask at all. */
const isTokenRefused = (refused: ServiceFailure): boolean =>
  refused.kind === 'refused' &&
  (refused.status === 401 || (refused.status === 403 && refused.reason?.by === 'gateway'));

const headersOf = ({ key, environment }: SearchSettings, { token }: SearchToken) => ({
  authorization: `Bearer ${token}`,
  'x-inbenta-key': key,
  'x-inbenta-env': environment,
});
