import { createHmac } from 'node:crypto';

export const secret = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A moment at which requests of tests are signed. */
export const signedAt = Date.UTC(2026, 10, 28);

interface Signing {
  readonly secret: string;
  readonly atMs: number;
}

/** The headers of an event as Contentful sends it, its signature included. */
export function signedHeaders(
  body: string,
  topic: string,
  { secret: signingSecret, atMs }: Signing = { secret, atMs: signedAt },
): Record<string, string> {
  const names =
    'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic,x-contentful-webhook-name';
  const headers = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-signed-headers': names,
    'x-contentful-timestamp': String(atMs),
    'x-contentful-topic': topic,
    'x-contentful-webhook-name': 'Build the site',
  };
  const signed = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const text = ['POST', '/hooks/contentful', signed.join(';'), body].join('\n');
  return {
    ...headers,
    'x-contentful-signature': createHmac('sha256', signingSecret).update(text).digest('hex'),
  };
}
