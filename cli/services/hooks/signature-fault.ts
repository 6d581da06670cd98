import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HonoRequest } from 'hono';
import type { HookSettings } from './hook-settings.ts';

const headers = {
  signature: 'x-contentful-signature',
  signedHeaders: 'x-contentful-signed-headers',
  timestamp: 'x-contentful-timestamp',
} as const;

/** A request that somebody recorded is refused after this time. */
const timeToLiveMs = 30_000;

/**
 * What is wrong with the signature of a request, as a sentence. The body is read only if the headers are right.
 * Source: Contentful, "Request Verification", and `verifyRequest` of @contentful/node-apps-toolkit, which brings 95 packages and 31 MB.
 */
export async function signatureFault(
  request: HonoRequest,
  { secret, timers }: Pick<HookSettings, 'secret' | 'timers'>,
): Promise<string | undefined> {
  const given = request.header();
  const missing = Object.values(headers).filter((name) => given[name] === undefined);
  if (missing.length > 0) return `${missing.join(', ')}: missing. ${enableVerification}`;
  const ageMs = Math.abs(timers.now() - Number(given[headers.timestamp]));
  if (!(ageMs < timeToLiveMs)) return tooOld; // NaN too
  const names = (given[headers.signedHeaders] ?? '').split(',');
  if (!names.includes(headers.timestamp)) return `${headers.timestamp} is not signed.`;
  const signed = names.map((name) => `${name}:${given[name]?.trim() ?? ''}`).join(';');
  const head = `${request.method}\n${canonicalPath(request.url)}\n${signed}\n`;
  const body = Buffer.from(await request.arrayBuffer());
  const isRight = encodings.some((encoding) => {
    const right = createHmac('sha256', secret).update(head, encoding).update(body).digest('hex');
    return isSame(given[headers.signature] ?? '', right);
  });
  return isRight ? undefined : wrong;
}

/** Node.js reads headers as Latin-1. They are signed as UTF-8, and sent as one or the other, such as the name of a webhook. */
const encodings = ['utf8', 'latin1'] as const;

/** The path and the query as they are signed, where the query is encoded twice. */
function canonicalPath(url: string): string {
  const { pathname, search } = new URL(url);
  const query = search.split('?')[1] ?? '';
  return encodeURI(query === '' ? pathname : `${pathname}?${encodeURIComponent(query)}`);
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const enableVerification = 'Enable request verification in Contentful, under Settings, Webhooks, Settings.';
const tooOld = `The request was not signed in the last ${timeToLiveMs / 1000} seconds, or the clock of this machine is wrong.`;
const wrong =
  'The signature is wrong. CONTENTFUL_WEBHOOK_SECRET must be the secret of the space, and proxies must pass on the path, the signed headers and the body as they are.';
