import { HonoRequest } from 'hono/request';
import { expect, test } from 'vitest';
import { signatureFault } from '../../../../cli/services/hooks/signature-fault.ts';
import { manualTimers } from './manual-timers.ts';
import { secret, signedAt } from './signed-request.ts';

/** Paths and their signatures, as `signRequest` of @contentful/node-apps-toolkit 3.16.1 makes them of the request below. */
const signatures = [
  ['/hooks/contentful', 'a9241e4cef78816d37637e73609ba6d63536fe97e90571f9e1e6f0a4b29462fe'],
  ['/hooks/contentful?', 'a9241e4cef78816d37637e73609ba6d63536fe97e90571f9e1e6f0a4b29462fe'],
  ['/hooks/contentful?a=1&b=%C3%A9', 'ece1a855f835216f7a98237349a9e3a1ed0f2a565d4c103375ae056368c55eb2'],
  ['/hooks/contentful?a?b', 'f7d5bbf90c03f66710986d1f7e738971ce3ecb0c14798b655ed26760ac69e28d'],
  ['/help%20center/hooks/contentful', 'b6765ef919df7a8f92d9290736a5769bf3241848155b3c121585f53dad9a0924'],
] as const;

const body = '{"sys":{"id":"é ☃"}}';

const headers = {
  'content-type': 'application/json',
  'x-contentful-signed-headers':
    'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic,x-contentful-webhook-name',
  'x-contentful-timestamp': String(signedAt),
  'x-contentful-topic': 'ContentManagement.Entry.publish',
  'x-contentful-webhook-name': 'Café',
  'x-contentful-signature': signatures[0][1],
};

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly secret?: string;
  /** How long after the signature it arrives. */
  readonly afterMs?: number;
}

function faultOf({ path = '/hooks/contentful', afterMs = 0, secret: ours = secret, ...sent }: Sent) {
  const request = new Request(`https://help.example.com${path}`, {
    method: 'POST',
    body,
    ...sent,
    headers: { ...headers, ...sent.headers },
  });
  return signatureFault(new HonoRequest(request), { secret: ours, timers: manualTimers(signedAt + afterMs) });
}

test.each(signatures)('a request to %s that Contentful signed is right [DP-5]', async (path, signature) => {
  expect(await faultOf({ path, headers: { 'x-contentful-signature': signature } })).toBeUndefined();
});

test('a name of the webhook that was sent as UTF-8 is right too [DP-5]', async () => {
  expect(await faultOf({ headers: { 'x-contentful-webhook-name': 'CafÃ©' } })).toBeUndefined();
});

test.each<[string, Sent]>([
  ['another secret', { secret: secret.toUpperCase() }],
  ['another body', { body: body.replace('é', 'e') }],
  ['another method', { method: 'PUT' }],
  ['another path', { path: '/hooks/contentfu1' }],
  ['a query', { path: '/hooks/contentful?a' }],
  ['another name', { headers: { 'x-contentful-webhook-name': 'Cafe' } }],
  ['another topic', { headers: { 'x-contentful-topic': 'ContentManagement.Entry.delete' } }],
  ['fewer signed headers', { headers: { 'x-contentful-signed-headers': 'x-contentful-timestamp' } }],
  [
    'odd signed headers',
    { headers: { 'x-contentful-signed-headers': 'x-contentful-timestamp, ,__proto__,:' } },
  ],
  ['a later time', { headers: { 'x-contentful-timestamp': String(signedAt + 1) } }],
  ['another signature', { headers: { 'x-contentful-signature': 'f'.repeat(64) } }],
  ['a longer signature', { headers: { 'x-contentful-signature': `${signatures[0][1]}0` } }],
  ['an upper-case signature', { headers: { 'x-contentful-signature': signatures[0][1].toUpperCase() } }],
  ['an empty signature', { headers: { 'x-contentful-signature': '' } }],
])('%s is wrong [DP-5]', async (_, sent) => {
  expect(await faultOf(sent)).toMatch(/^The signature is wrong\. /u);
});

test.each<[string, Sent, string]>([
  ['within 30 seconds is right', { afterMs: 29_999 }, 'undefined'],
  ['that is sent again later', { afterMs: 30_000 }, 'not signed in the last 30 seconds'],
  ['of a time to come', { afterMs: -30_000 }, 'not signed in the last 30 seconds'],
  ['without a time', { headers: { 'x-contentful-timestamp': 'now' } }, 'not signed in the last 30 seconds'],
  [
    'whose time is not signed',
    { headers: { 'x-contentful-signed-headers': 'x-contentful-topic' } },
    'x-contentful-timestamp is not signed.',
  ],
])('a request %s [DP-5]', async (_, sent, fault) => {
  expect(String(await faultOf(sent))).toContain(fault);
});

test('without signatures the sentence says how to enable them [DP-5]', async () => {
  const request = new HonoRequest(
    new Request('https://help.example.com/hooks/contentful', { method: 'POST' }),
  );
  expect(await signatureFault(request, { secret, timers: manualTimers() })).toBe(
    'x-contentful-signature, x-contentful-signed-headers, x-contentful-timestamp: missing. Enable request verification in Contentful, under Settings, Webhooks, Settings.',
  );
});
