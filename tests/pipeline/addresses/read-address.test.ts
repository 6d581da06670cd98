import fc from '../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import { readAddress } from '../../../pipeline/addresses/read-address.ts';

const site = { siteUrl: 'https://example.com', basePath: '/help/' };
const read = (value: string) => readAddress(value, site);

test('a path is a page, with its query and its decoded hash', () => {
  expect(read(' /how-to/board?a=1#caf%C3%A9 ')).toEqual({
    kind: 'page',
    path: '/how-to/board',
    query: 'a=1',
    hash: 'café',
    isAbsolute: false,
  });
});

test.each(['https://example.com/help/how-to/board', 'http://EXAMPLE.com/help/how-to/board'])(
  'the whole address %j within the folder of the site is a page',
  (value) => {
    expect(read(value)).toEqual({
      kind: 'page',
      path: '/how-to/board',
      query: '',
      hash: undefined,
      isAbsolute: true,
    });
  },
);

test.each(['https://example.com/help', 'https://example.com/help/'])('%j is the home page', (value) => {
  expect(read(value)).toMatchObject({ kind: 'page', path: '/' });
});

test.each([
  'https://example.com/helpdesk',
  'https://example.com.evil.test/help/',
  'https://example.com:8443/help/',
])('%j is another site', (value) => {
  expect(read(value).kind).toBe('outside');
});

test.each([
  ['#jobs', 'place'],
  ['MAILTO:help@example.com', 'contact'],
  ['tel:+18005550100', 'contact'],
])('%j is of the kind %s', (value, kind) => {
  expect(read(value).kind).toBe(kind);
});

describe('an address that a browser would open with any other scheme', () => {
  const parts = [
    'java',
    'script',
    ':',
    'data:',
    '\t',
    '\n',
    '\u0000',
    '\u0001',
    ' ',
    '\u200b',
    '/',
    '\\',
    '#',
    '.',
    '1',
  ];
  const safe = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];

  test('is unsafe or malformed, whatever characters stand in it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), (pieces) => {
        const value = pieces.join('');
        const protocol = parseUrl(value, 'https://a.test/')?.protocol;
        fc.pre(protocol !== undefined && !safe.includes(protocol));
        expect(['unsafe', 'malformed']).toContain(read(value).kind);
      }),
    );
  });
});
