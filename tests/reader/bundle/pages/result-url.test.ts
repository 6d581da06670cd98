import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { resultUrl } from '../../../../reader/bundle/pages/result-url.ts';

const site = { siteUrl: 'https://help.example.com/', basePath: '/kb/' };
const url = (given: string) => resultUrl(given, site);

test.each([
  ['/how-to/add-a-technician', '/how-to/add-a-technician'],
  ['/faq/payroll?a=1#b', '/faq/payroll?a=1#b'],
  ['https://academy.example.com/course?id=1#top', 'https://academy.example.com/course?id=1#top'],
  ['http://academy.example.com/', 'http://academy.example.com/'],
  ['//academy.example.com/', 'https://academy.example.com/'],
])('a result that says %s leads to %s [SR-7]', (given, address) => {
  expect(url(given)).toBe(address);
});

test.each([
  ['https://help.example.com/kb/faq/payroll#when', '/faq/payroll#when'],
  ['http://HELP.example.com/kb/?q=1', '/?q=1'],
  ['https://help.example.com/other/faq', 'https://help.example.com/other/faq'],
  ['https://help.example.com.evil.example/kb/faq', 'https://help.example.com.evil.example/kb/faq'],
])('%s is %s here [SR-7]', (given, address) => {
  expect(url(given)).toBe(address);
});

test('without an address of its own, a site knows its paths alone', () => {
  const nameless = { basePath: '/' };
  expect(resultUrl('/faq/payroll', nameless)).toBe('/faq/payroll');
  expect(resultUrl('https://help.example.com/faq', nameless)).toBe('https://help.example.com/faq');
});

test.each([
  undefined,
  '',
  'javascript:a()',
  'JAVASCRIPT://help.example.com/%0Aa()',
  'java\nscript:a()',
  '\u0001javascript:a()',
  'data:text/html,a',
  'vbscript:a',
  'blob:https://help.example.com/1',
  'mailto:ana@example.com',
  'https://help.example.com@evil.example/',
  'https://',
  'how-to/x',
  '#a',
  '/..//evil.example',
  '/.//evil.example',
  'https://help.example.com/kb//evil.example',
])('a result leads nowhere with %j [SR-7]', (given) => {
  expect(resultUrl(given, site)).toBeUndefined();
});

const part = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '\t',
  '\n',
  ' ',
  'javascript:',
  'https:',
  'http:',
  '//',
  'evil.example',
  'help.example.com',
  '/kb/',
  '@',
  '#',
  '?',
  ':',
  '%2f',
  '\u0000',
  'a',
);
const addresses = fc.oneof(
  fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string(),
);

test('whatever a service says, a result leads over http or to a path of this site [SR-7]', () => {
  fc.assert(
    fc.property(addresses, (given) => {
      const found = resultUrl(given, site);
      if (found === undefined) return;
      const page = new URL('https://page.example/kb/search');
      const address = new URL(found, page);
      expect(['http:', 'https:']).toContain(address.protocol);
      expect(found.startsWith('/')).toBe(address.host === page.host);
    }),
    { numRuns: 5000 },
  );
});
