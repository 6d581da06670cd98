import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { searchAuthPath, type SearchAuthReply } from '../../../schemas/services/search/search-auth.ts';
import { isEncrypted } from '../wire/origin-of.ts';
import type { OnDemand } from '../wire/fault-typed.ts';
import { readSigned, signed } from '../wire/signed.ts';
import { ownSearch } from './own-search.ts';
import { type TokenFault, tokenFaultOf, tokenFaults } from './search-faults.ts';

const livesForS = 20 * 60;

/** The offset of the wrong clock: longer than a token lives. */
const clockOffS = 30 * 60;

/** Long enough for a browser to request the next token. */
const faultForS = 15;

const accessToken = z.object({
  expiresAtMs: z.number(),
  /** The fault of the response with this token. */
  fault: z.optional(z.enum(Object.keys(tokenFaults) as [TokenFault, ...TokenFault[]])), // never empty
});
export type AccessToken = z.infer<typeof accessToken>;

interface CookieSettings extends OnDemand {
  readonly secret: string;
  readonly basePath: string;
}

interface Issuing {
  readonly secret: string;
  readonly nowMs: number;
  /** The absolute URL of the search. */
  readonly address: string;
  readonly fault: TokenFault | undefined;
}

/** The response with a new token, changed if a fault is asked for. */
export function issueToken({ secret, nowMs, address, fault }: Issuing): object {
  const lives = fault === 'token expired' ? 0 : livesForS;
  const token = { expiresAtMs: nowMs + lives * 1000, fault } satisfies AccessToken;
  const reply: SearchAuthReply = {
    accessToken: signed(token, { purpose: 'search token', secret }),
    expiration: Math.floor(nowMs / 1000) + lives,
    expires_in: lives,
    apis: { search: address },
  };
  return fault === undefined ? reply : faultyReplies[fault](reply);
}

/** Undefined if the token is forged. */
export function readToken(text: string, secret: string): AccessToken | undefined {
  const read = accessToken.safeParse(readSigned(text, { purpose: 'search token', secret }));
  return read.success ? read.data : undefined;
}

/** The browser requests its next token with the fault, so the server keeps no state and no other reader gets it. */
export const requestTokenFault = (
  context: Context,
  fault: TokenFault,
  { secret, basePath }: Omit<CookieSettings, 'failsOnDemand'>,
): void =>
  setCookie(context, cookieName, signed(fault, { purpose: 'token fault', secret }), {
    path: pathOf(basePath),
    maxAge: faultForS,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isEncrypted(context),
  });

export function takeTokenFault(
  context: Context,
  { secret, basePath, failsOnDemand }: CookieSettings,
): TokenFault | undefined {
  const kept = readSigned(getCookie(context, cookieName) ?? '', { purpose: 'token fault', secret });
  const fault = typeof kept === 'string' ? tokenFaultOf(kept, { failsOnDemand }) : undefined;
  if (fault !== undefined) deleteCookie(context, cookieName, { path: pathOf(basePath) });
  return fault;
}

const cookieName = 'fieldbook-token-fault';
const pathOf = (basePath: string): string => basePath.slice(0, -1) + ownSearch.auth + searchAuthPath;

const faultyReplies: Readonly<Record<TokenFault, (reply: SearchAuthReply) => object>> = {
  'token expired': (reply) => reply,
  'wrong clock': (reply) => ({ ...reply, expiration: (reply.expiration ?? 0) - clockOffS }),
  'no search address': (reply) => ({ ...reply, apis: {} }),
  'foreign host': (reply) => ({ ...reply, apis: { search: 'https://search.example.com' } }),
  'http address': (reply) => ({ ...reply, apis: { search: 'http://search.example.com' } }),
};
