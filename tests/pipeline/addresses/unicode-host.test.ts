import fc from '../../fast-check.ts';
import { domainToASCII, domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { unicodeHost } from '../../../pipeline/addresses/unicode-host.ts';

test.each([
  ['xn--mnchen-3ya.example', 'münchen.example'],
  ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
  ['xn--r8jz45g.jp', '例え.jp'],
  ['example.com', 'example.com'],
])('%s is read as %s', (host, unicode) => {
  expect(unicodeHost(host)).toBe(unicode);
});

test('a label that is no Punycode stays as it is', () => {
  expect(unicodeHost('xn--!.example')).toBe('xn--!.example');
  expect(unicodeHost('xn--999999999999.example')).toBe('xn--999999999999.example');
});

test('every host is read as Node reads it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (label) => {
      const host = domainToASCII(`${label}.example`);
      fc.pre(host !== '');
      expect(unicodeHost(host)).toBe(domainToUnicode(host));
    }),
  );
});
