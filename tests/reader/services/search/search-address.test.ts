import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { searchAddress } from '../../../../reader/services/search/search-address.ts';

const trusted = {
  page: new URL('https://help.example.com/kb/'),
  auth: new URL('https://auth.example.net/search'),
  hosts: [
    'api.example.org',
    'api.example.org:8443',
    '*.search.example',
    'XN--mnchen-3ya.example',
    'localhost:9000',
  ],
};
const addressOf = (given: string) => searchAddress(given, trusted)?.href;

describe('a token may be sent', () => {
  test.each([
    ['https://help.example.com/search', 'https://help.example.com/search'],
    ['https://auth.example.net/v2', 'https://auth.example.net/v2'],
    ['/v2', 'https://auth.example.net/v2'],
    ['https://api.example.org', 'https://api.example.org/'],
    ['HTTPS://API.Example.ORG:443/', 'https://api.example.org/'],
    ['https://api.example.org:8443/', 'https://api.example.org:8443/'],
    ['https://eu.search.example/', 'https://eu.search.example/'],
    ['https://a.b.search.example/', 'https://a.b.search.example/'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
    ['http://localhost:9000/', 'http://localhost:9000/'],
  ])('to %s [SR-9]', (given, address) => {
    expect(addressOf(given)).toBe(address);
  });

  test('to the host of the page as the page itself was sent', () => {
    const page = new URL('http://intranet.example:8080/');
    const own = { page, auth: new URL('/search', page), hosts: [] };
    expect(searchAddress('http://intranet.example:8080/search', own)?.href).toBe(
      'http://intranet.example:8080/search',
    );
    expect(searchAddress('http://intranet.example/search', own)).toBeUndefined();
  });
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example/',
  'http://api.example.org/',
  'ftp://api.example.org/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://api.example.org.evil.example/',
  'https://api.example.org@evil.example/',
  'https://ana:secret@api.example.org/',
  'https://api.example.org:444/',
  'https://api.example.org./',
  'https://search.example/',
  'https://eu.search.example:8443/',
  'https://evilsearch.example/',
  'https://eu.search.example.evil.example/',
  'http://localhost:9001/',
  'http://127.0.0.1/',
  'https://[::1]/',
  'https://',
  'https://[',
])('a token is not sent to %s [SR-9]', (given) => {
  expect(addressOf(given)).toBeUndefined();
});

/** Written by hand, so that it is no second copy of what it judges. */
const mayHear =
  /^(?:help\.example\.com|auth\.example\.net|api\.example\.org(?::8443)?|(?:[^:/]*\.)+search\.example|xn--mnchen-3ya\.example|localhost:9000)$/u;

const known = fc.constantFrom(
  'help.example.com',
  'api.example.org',
  'API.example.ORG',
  'a.search.example',
  'search.example',
  'münchen.example',
  'xn--mnchen-3ya.example',
  'localhost',
  '[::1]',
  '127.0.0.1',
  '0x7f.1',
);
const evil = fc.constantFrom(
  'evil.example',
  'EVIL.example.',
  'api.example.org.evil.example',
  '[2001:db8::1]',
  'apı.example.org',
);
const host = fc.oneof(
  known,
  evil,
  fc.domain(),
  fc.ipV6().map((address) => `[${address}]`),
);
const given = fc
  .record({
    scheme: fc.constantFrom(
      'https://',
      'http://',
      'HTTPS:\\\\',
      'https:/',
      'https:',
      '//',
      '\\\\',
      '/\\',
      '',
      ' https://',
      'ht\ntps://',
      'blob:https://',
    ),
    user: fc.constantFrom(
      '',
      '',
      'api.example.org@',
      'api.example.org:443@',
      'a:b@',
      'api.example.org%40',
      'help.example.com\\@',
    ),
    host,
    after: fc.constantFrom(
      '',
      '',
      '.',
      ':443',
      ':8443',
      ':9000',
      ':80',
      '%2eevil.example',
      '\t.evil.example',
      '。evil.example',
      '#.search.example',
      '?.search.example',
      '\\.search.example',
    ),
    path: fc.oneof(
      fc.constantFrom('', '/', '/v1', '//evil.example', '/..//evil.example', '/@evil.example'),
      fc.webPath(),
    ),
  })
  .map((part) => part.scheme + part.user + part.host + part.after + part.path);

test('no token is ever sent to a host that is not named, however an address is written [SR-9]', () => {
  let sent = 0;
  fc.assert(
    fc.property(fc.oneof(given, fc.webUrl({ withQueryParameters: true }), fc.string()), (address) => {
      const found = searchAddress(address, trusted);
      if (found === undefined) return;
      sent += 1;
      expect(found.host).toMatch(mayHear);
      expect(found.protocol === 'https:' || found.host === 'localhost:9000').toBe(true);
      expect(found.username + found.password).toBe('');
      // what is called is what was judged
      expect(new URL(found.href).host).toBe(found.host);
    }),
    { numRuns: 5000 },
  );
  expect(sent).toBeGreaterThan(100);
});
