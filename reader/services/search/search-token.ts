import { failure, type Result, success } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import {
  searchAuthPath,
  searchAuthReply,
  type SearchAuthReply,
} from '../../../schemas/services/search/search-auth.ts';
import type { SearchSettings } from '../../../schemas/services/search/search-settings.ts';
import { searchTimeoutMessage, searchTimeoutMs } from '../../../schemas/spec/network/services.ts';
import { callService } from '../http/http.ts';
import { addressBelow } from '../http/address-below.ts';
import { searchAddress } from './search-address.ts';
import type { SearchWorld } from './search-world.ts';
import { parseUrl } from '../../bundle/parse-url.ts';

/** The token of the search, its address and its expiry. Never stored: the next one can have another address. */
export interface SearchToken {
  readonly token: string;
  readonly address: URL;
  /** By the clock of `SearchWorld`. Infinity: until the service refuses it. */
  readonly endsAtMs: number;
}

/** Asks for a token. Source: docs/requirements.md, SR-9 and "Calls". */
export async function getSearchToken(
  settings: SearchSettings,
  world: SearchWorld,
): Promise<Result<SearchToken, ServiceFailure>> {
  const page = new URL(world.pageAddress());
  const auth = authAddress(settings.auth, { page, serviceBase: world.serviceBase });
  if (auth === undefined) return failure({ kind: 'untrustedAddress', address: settings.auth });
  const askedAtMs = world.now();
  const answer = await callService({
    address: addressBelow(auth, searchAuthPath),
    method: 'POST',
    headers: { 'x-inbenta-key': settings.key },
    body: { domain_key: settings.domainKey },
    reply: searchAuthReply,
    timeoutMs: searchTimeoutMs,
    timeoutSays: searchTimeoutMessage,
    fetch: world.fetch,
  });
  if (!answer.ok) return answer;
  const given = answer.value.apis.search;
  const address = searchAddress(given, { page, auth, hosts: settings.hosts });
  if (address === undefined) return failure({ kind: 'untrustedAddress', address: given });
  const endsAtMs = askedAtMs + lifetimeMs(answer.value, world.today());
  return success({ token: answer.value.accessToken, address, endsAtMs });
}

/** A path is one of the whole site. */
function authAddress(
  auth: string,
  { page, serviceBase }: { page: URL; serviceBase: string },
): URL | undefined {
  const address = auth.startsWith('/') ? serviceBase.slice(0, -1) + auth : auth;
  return parseUrl(address, page);
}

/** A span of time holds on a clock that is wrong; a time does not, and counts only where there is no span. */
function lifetimeMs({ expires_in: seconds, expiration }: SearchAuthReply, todayMs: number): number {
  if (seconds !== undefined) return seconds * 1000;
  return expiration === undefined ? Infinity : expiration * 1000 - todayMs;
}
