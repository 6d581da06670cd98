import { failure, type Result, success } from '../../schemas/base/result.ts';
import type { Fault } from './faults.ts';
import type { Answer, Method, SendRequest } from './send-request.ts';
import { statusFault } from './status-fault.ts';
import { parseUrl } from '../../pipeline/addresses/parse-url.ts';

/** Where a URL leads to after all redirects. */
export interface Arrival {
  readonly url: URL;
  readonly isRedirected: boolean;
  /** True if all redirects are permanent. */
  readonly isPermanent: boolean;
}

const maxRedirects = 10;
const permanent = [301, 308];
const redirects = [...permanent, 302, 303, 307];

/** Requests a URL and follows its redirects. */
export async function visit(
  address: string,
  method: Method,
  { send, nowMs }: { readonly send: SendRequest; readonly nowMs: () => number },
): Promise<Result<Arrival, Fault>> {
  const seen = new Set<string>();
  let url = new URL(address);
  let isPermanent = true;
  let hasCookies = false;
  while (seen.size <= maxRedirects) {
    seen.add(url.href);
    const asked = await send(url, method);
    if (!asked.ok) return failure(onTheWay(asked.failure, seen, url));
    const answer = asked.value;
    if (answer.status >= 200 && answer.status < 300) {
      return success({ url, isRedirected: seen.size > 1, isPermanent });
    }
    if (!redirects.includes(answer.status)) return failure(onTheWay(statusFault(answer, nowMs()), seen, url));
    const next = targetOf(answer, url);
    if (!next.ok) return failure(onTheWay(next.failure, seen, url));
    isPermanent &&= permanent.includes(answer.status);
    hasCookies ||= answer.setsCookies;
    url = next.value;
    if (seen.has(url.href)) return failure(hasCookies ? circleWithoutCookies : circle);
  }
  return failure({ kind: 'too-many-redirects', reason: `goes through more than ${maxRedirects} redirects` });
}

/** A site that loops only without its cookie works in a browser. */
const circleWithoutCookies: Fault = {
  kind: 'circle-without-cookies',
  reason: 'redirects in a circle without cookies',
};
const circle: Fault = { kind: 'circle', reason: 'is redirected in a circle' };

function targetOf({ location, status }: Answer, from: URL): Result<URL, Fault> {
  const url = location === undefined ? undefined : parseUrl(location, from);
  if (url === undefined) {
    return failure({
      kind: 'redirect-to-nowhere',
      reason: `answers ${status}, a redirect without a valid address`,
    });
  }
  url.hash = '';
  url.username = '';
  url.password = '';
  if (url.protocol === 'http:' || url.protocol === 'https:') return success(url);
  return failure({ kind: 'other-scheme', reason: `is redirected to ${url.protocol}, which is not asked` });
}

const onTheWay = (fault: Fault, { size }: ReadonlySet<string>, { href }: URL): Fault =>
  size === 1 ? fault : { ...fault, reason: `is redirected to ${shortened(href)}, which ${fault.reason}` };

const shortened = (href: string): string => (href.length <= 200 ? href : `${href.slice(0, 199)}…`);
