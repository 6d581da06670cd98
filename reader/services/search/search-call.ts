import type { Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { SearchSettings } from '../../../schemas/services/search/search-settings.ts';
import { searchTimeoutMessage, searchTimeoutMs } from '../../../schemas/spec/network/services.ts';
import type * as z from 'zod/mini';
import { addressBelow } from '../http/address-below.ts';
import { callWithToken } from '../http/call-with-token.ts';
import { callService } from '../http/http.ts';
import type { ServiceRequest } from '../http/request-init.ts';
import { getSearchToken, type SearchToken } from './search-token.ts';
import type { SearchWorld } from './search-world.ts';
import { sharedToken } from '../http/shared-token.ts';

export interface SearchRequest<Reply> extends Pick<ServiceRequest, 'method' | 'body' | 'keepalive'> {
  /** Below the address that came with the token. */
  readonly path: string;
  readonly reply: z.ZodMiniType<Reply>;
  readonly reads?: 'text';
  readonly maxBytes?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Calls the search with the token that all calls share. */
export type SearchCall = <Reply>(request: SearchRequest<Reply>) => Promise<Result<Reply, ServiceFailure>>;

/**
 * A call waits for its token, and is made a second time with a new one where the first is refused; all of it within the
 * 15 seconds. Source: docs/requirements.md, SR-9.
 */
export function searchCall(settings: SearchSettings, world: SearchWorld): SearchCall {
  const tokens = sharedToken(() => getSearchToken(settings, world), world.now);
  const timeLimit = { timeoutMs: searchTimeoutMs, timeoutSays: searchTimeoutMessage };
  return ({ signal: caller, path, ...request }) =>
    callWithToken(tokens, { ...timeLimit, signal: caller }, (token, signal) =>
      callService({
        ...request,
        ...timeLimit,
        address: addressBelow(token.address, path),
        headers: headersOf(settings, token),
        fetch: world.fetch,
        signal,
      }),
    );
}

const headersOf = ({ key, environment }: SearchSettings, { token }: SearchToken) => ({
  authorization: `Bearer ${token}`,
  'x-inbenta-key': key,
  'x-inbenta-env': environment,
});
