import { type Result, success } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import { chatInstance } from '../../../schemas/spec/network/services.ts';
import { addressBelow } from '../http/address-below.ts';
import { callWithToken } from '../http/call-with-token.ts';
import { getHelpCenterAddress, getHelpCenterToken } from './help-center.ts';
import { type Ending, sharedToken } from '../http/shared-token.ts';

/** The parts of the page that the help center calls depend on. */
export interface HelpCenterWorld {
  /** The address that gives the token and the service's address: a path or a URL, with the base path. */
  readonly address: string;
  readonly fetch: typeof fetch;
  /** Milliseconds since any moment, on a clock that nobody sets. */
  readonly now: () => number;
  readonly pageAddress: () => string;
}

interface HelpCenterToken extends Ending {
  readonly token: string;
  readonly address: URL;
}

/** The parameters of a call. The token is for this host only, so no redirect is followed. */
export interface HelpCenterAccess {
  /** The address of a path of the service. */
  readonly addressOf: (path: string) => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly fetch: typeof fetch;
}

export interface HelpCenterLimit {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Makes a call with the token that the chat and quick answers share. Source: docs/requirements.md, AU-3, CH-4. */
export type HelpCenterCall = <Reply>(
  limit: HelpCenterLimit,
  send: (access: HelpCenterAccess) => Promise<Result<Reply, ServiceFailure>>,
) => Promise<Result<Reply, ServiceFailure>>;

export function helpCenterCall(world: HelpCenterWorld): HelpCenterCall {
  const tokens = sharedToken(() => getAccess(world), world.now);
  return (limit, send) =>
    callWithToken(tokens, limit, ({ token, address }, signal) =>
      send({
        addressOf: (path) => addressBelow(address, path),
        headers: { authorization: `Bearer ${token}`, instance: chatInstance },
        signal,
        fetch: world.fetch,
      }),
    );
}

/** Nothing says for how long a token is good: until it is refused. */
async function getAccess({
  address,
  fetch,
  pageAddress,
}: HelpCenterWorld): Promise<Result<HelpCenterToken, ServiceFailure>> {
  const [token, base] = await Promise.all([
    getHelpCenterToken({ address: `${address}/token`, fetch }),
    getHelpCenterAddress({ address: `${address}/baseurl`, fetch, page: new URL(pageAddress()) }),
  ]);
  if (!token.ok) return token;
  if (!base.ok) return base;
  return success({ token: token.value, address: base.value, endsAtMs: Infinity });
}
