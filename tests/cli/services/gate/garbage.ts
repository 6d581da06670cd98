import { seededRandom } from '../../../seeded-random.ts';
import { requestText } from './raw-client.ts';

const methods = [
  'POST',
  'POST',
  'POST',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'CONNECT',
  'PURGE',
  'get',
  '',
];
const paths = [
  '/',
  '/how-to/dispatch',
  '/assets/',
  '/bundle/manifest.json',
  '/preview',
  '/preview/',
  '/auth/profile',
  '/Auth/Customer',
  '/Auth/Logout',
  '/services/search/v1/auth',
  '/services/search/v1/federated-search/batch',
  '/services/preview/changes',
  '/helpcenter/token',
  '/api/Chat/user-message',
  '/api/QuickAnswer/answer',
  '/salesforce/closecase',
  '/Log/Send',
  '/Feedback/Send',
];
const pieces = [
  '..',
  '/',
  '\\',
  '%2e',
  '%2f',
  '%5c',
  '%00',
  '%c0%ae',
  '%',
  '?',
  '#',
  '&',
  '=',
  ';',
  ' ',
  '\t',
  '\r\n',
  '\0',
  '<script>',
  '"',
  "'",
  '${x}',
  '__proto__',
  'constructor',
  '\u202e',
  '%ff',
  '[',
  '{',
  '}',
  ']',
  ',',
  ':',
  '1e999',
  'secret.txt',
  '.env',
  'export.json',
  'etc/passwd',
  'null',
  'true',
  '-1',
  '9'.repeat(40),
  'a'.repeat(300),
];
const headerNames = [
  'content-type',
  'content-length',
  'transfer-encoding',
  'cookie',
  'origin',
  'host',
  'authorization',
  'range',
  'expect',
  'upgrade',
  'connection',
  'if-none-match',
  'accept',
  'x-forwarded-proto',
  'sec-fetch-site',
  'instance',
];
const headerValues = [
  'application/json',
  'multipart/form-data; boundary=',
  'chunked',
  '-5',
  '100-continue',
  'websocket',
  'bytes=0-1,5-',
  'null',
  'Bearer e30.e30',
  'fieldbook-reader-80=e30.e30',
  'https',
  'cross-site',
  'text/event-stream',
];

const bodyTypes = [
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
];

/** Requests that are wrong in ways that chance chooses, the same in each run. */
export function* garbageRequests(seed: number, count: number): Generator<Uint8Array> {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value; // never empty
  const mess = (most: number) => Array.from({ length: below(most) }, () => pick(pieces)).join('');
  const header = () => [pick(headerNames), random() < 0.7 ? pick(headerValues) : mess(4)] as const;

  for (let request = 0; request < count; request += 1) {
    const start = `${pick(methods)} ${pick(paths)}${random() < 0.5 ? '' : mess(5)}`;
    const body = mess(20);
    const headers = {
      // most are right as far as they get to where their body is read
      ...(random() < 0.7 && { origin: 'http://localhost', 'content-length': `${Buffer.byteLength(body)}` }),
      ...(random() < 0.7 && { 'content-type': pick(bodyTypes) }),
      ...Object.fromEntries(Array.from({ length: below(3) }, header)),
    };
    const text = Buffer.from(requestText(start, headers, body));
    // some are cut off, some have other bytes in them, some are nothing else
    const kind = random();
    if (kind < 0.1) yield Uint8Array.from({ length: below(400) }, () => below(256));
    else if (kind < 0.25) yield text.subarray(0, below(text.length));
    else if (kind < 0.5) yield text.map((byte) => (random() < 0.02 ? below(256) : byte));
    else yield text;
  }
}
