import { expect, test } from 'vitest';
import { readConnection, redacted, tokenOf } from '../../../cli/source/connection.ts';

const env = { CONTENTFUL_SPACE_ID: 'fb7sample', CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-secret/1' };

test('the environment says where a space is; what it leaves out is as Contentful has it [PL-1]', () => {
  expect(readConnection(env)).toEqual({
    space: 'fb7sample',
    environment: 'master',
    host: 'api.contentful.com',
    deliveryHost: 'cdn.contentful.com',
    previewHost: 'preview.contentful.com',
    isInsecure: false,
    tokens: { management: 'CFPAT-secret/1', delivery: undefined, preview: undefined },
  });
});

test.each([
  ['api.eu.contentful.com', 'cdn.eu.contentful.com', 'preview.eu.contentful.com'],
  ['127.0.0.1:4174', '127.0.0.1:4174', '127.0.0.1:4174'],
])(
  'with the management API at %s, delivery is at %s and preview at %s',
  (host, deliveryHost, previewHost) => {
    const connection = readConnection({ ...env, CONTENTFUL_HOST: host });
    expect(connection).toMatchObject({ host, deliveryHost, previewHost });
  },
);

test.each<[string, Record<string, string>, string]>([
  ['no space', { CONTENTFUL_SPACE_ID: ' ' }, 'CONTENTFUL_SPACE_ID is not set; '],
  ['a space that is none', { CONTENTFUL_SPACE_ID: '../x' }, 'CONTENTFUL_SPACE_ID does not hold an id'],
  [
    'an address for a host',
    { CONTENTFUL_HOST: 'https://api.contentful.com' },
    'CONTENTFUL_HOST does not hold a host',
  ],
  ['plain HTTP to elsewhere', { CONTENTFUL_INSECURE: '1' }, 'CONTENTFUL_INSECURE=1 is for this machine only'],
  [
    'plain HTTP to elsewhere for readers',
    {
      CONTENTFUL_INSECURE: '1',
      CONTENTFUL_HOST: 'localhost:1',
      CONTENTFUL_DELIVERY_HOST: '127.0.0.1.evil.example',
    },
    'CONTENTFUL_INSECURE=1 is for this machine only',
  ],
])('%s ends with a sentence', (_what, more, sentence) => {
  expect(() => readConnection({ ...env, ...more })).toThrow(sentence);
});

test('a malformed token is reported by its variable, never by its value', () => {
  expect(() => readConnection({ ...env, CONTENTFUL_DELIVERY_TOKEN: 'my secret\ntoken' })).toThrow(
    'CONTENTFUL_DELIVERY_TOKEN does not hold a token without blanks and line breaks.',
  );
});

test('a token that is needed and not there is reported with the place where it is found', () => {
  const connection = readConnection(env);
  expect(tokenOf(connection, 'management')).toBe('CFPAT-secret/1');
  expect(() => tokenOf(connection, 'preview')).toThrow(
    'CONTENTFUL_PREVIEW_TOKEN is not set; copy the preview token in the web app, under Settings, API keys.',
  );
});

test('no token is left in a text, plain or encoded', () => {
  const connection = readConnection({ ...env, CONTENTFUL_PREVIEW_TOKEN: 'preview$&' });
  const text = 'Bearer CFPAT-secret/1, ?access_token=CFPAT-secret%2F1, preview$& twice preview$&';
  expect(redacted(text, connection)).toBe('Bearer [token], ?access_token=[token], [token] twice [token]');
});
