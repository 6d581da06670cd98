import type * as z from 'zod/mini';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import type { Answer, Ask } from './ask-host.ts';

const maxHops = 5;

/** What came from an address, after it: `answers with 301 to /how-to/x/`. */
export function came({ address, status, headers, trouble }: Answer): string {
  if (trouble !== undefined) return trouble;
  const to = headers.get('location');
  return `answers with ${status}${to === null ? '' : ` to ${shortTarget(to, address)}`}`;
}

/** A path if it stays on the host. */
export function shortTarget(to: string, address: string): string {
  const [url, from] = [parseUrl(to, address), new URL(address)];
  return url?.origin === from.origin ? url.pathname + url.search + url.hash : to;
}

/** Where a redirect leads, as an absolute address. */
export function targetOf({ status, headers, address }: Answer): string | undefined {
  const to = headers.get('location');
  return status >= 300 && status < 400 && to !== null ? parseUrl(to, address)?.href : undefined;
}

/** The last answer behind an address, and the addresses that led there. */
export interface Arrival {
  readonly answer: Answer;
  /** Of the redirects, without the asked address. */
  readonly hops: readonly string[];
}

/** Follows redirects, until one leads back. */
export async function follow(ask: Ask, address: string): Promise<Arrival> {
  const hops: string[] = [];
  let answer = await ask(address);
  for (let to = targetOf(answer); to !== undefined && hops.length < maxHops; to = targetOf(answer)) {
    const isCircle = to === address || hops.includes(to);
    hops.push(to);
    if (isCircle) break;
    answer = await ask(to);
  }
  return { answer, hops };
}

export const textOf = ({ bytes }: Pick<Answer, 'bytes'>): string => new TextDecoder().decode(bytes);

/** The JSON of a file. Undefined if it is not there, or not of this form. */
export function jsonIn<Value>(answer: Answer, schema: z.ZodMiniType<Value>): Value | undefined {
  if (answer.status !== 200) return undefined;
  try {
    return schema.parse(JSON.parse(textOf(answer)));
  } catch {
    return undefined;
  }
}

/** The media type without parameters, in lower case; empty if there is none. */
export const mediaTypeIn = ({ headers }: Pick<Answer, 'headers'>): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isHtml = (answer: Answer): boolean => mediaTypeIn(answer) === 'text/html';
