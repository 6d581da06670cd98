import { describe, expect, test } from 'vitest';
import { openCitations } from '../../../../reader/bundle/answer/open-citations.ts';
import { citedBundle, citedSite, openFixture } from './cited-bundle.ts';

const resolve = await openFixture();
const payment = { title: 'Take a payment', entry: 'pay', type: 'kbHowTo' };

test.each([
  '/how-to/take-a-payment',
  '/how-to/take-a-payment/',
  ' /how-to/take-a-payment ',
  '/kb/how-to/take-a-payment',
  '/how-to/take%2Da-payment',
  'https://help.example.com/kb/how-to/take-a-payment',
  'HTTPS://HELP.example.com:443/kb/how-to/take-a-payment/',
  'https://preview.example.com/kb/how-to/take-a-payment',
  '/how-to/take-a-payment?caseId=500&utm_source=chat',
  '/how-to/x/../take-a-payment',
])('%s is a page of this site, named as the bundle names it', (url) => {
  expect(resolve(url, 'What the service calls it')).toEqual({
    state: 'live',
    url: '/how-to/take-a-payment',
    ...payment,
  });
});

test.each([
  ['/how-to/café-payments', '/how-to/caf%C3%A9-payments', 'Café payments'],
  ['/how-to/cafe\u0301-payments', '/how-to/caf%C3%A9-payments', 'Café payments'],
  ['/how-to/caf%C3%A9-payments#caf%C3%A9', '/how-to/caf%C3%A9-payments#caf%C3%A9', 'Café payments'],
  ['/faq/Dispatch-FAQ#when', '/faq/Dispatch-FAQ#when', 'Dispatch: questions'],
  ['/glossary/left-out-of-the-tree', '/glossary/left-out-of-the-tree', 'Left out of the tree'],
  ['https://help.example.com/kb', '/', 'Northfield'],
  ['/', '/', 'Northfield'],
  ['/announcements', '/announcements', 'Announcements'],
  ['/product-capabilities/dispatch', '/product-capabilities/dispatch', 'Dispatch'],
])('%s leads to %s', (asked, url, title) => {
  expect(resolve(asked)).toMatchObject({ state: 'live', url, title });
});

test.each([
  ['/how-to/charge-a-card', '/how-to/take-a-payment#cards'],
  ['/how-to/charge-a-card#own', '/how-to/take-a-payment#cards'],
  ['/How-To/Charge-A-Card/', '/how-to/take-a-payment#cards'],
  ['/kb/how-to/old-payments#refunds', '/how-to/take-a-payment#refunds'],
  ['https://help.example.com/kb/how-to/old-payments?caseId=5', '/how-to/take-a-payment'],
])('%s has moved to %s', (asked, url) => {
  expect(resolve(asked, 'Old title')).toEqual({ state: 'moved', url, ...payment });
});

describe('pages of other sites', () => {
  test.each([
    ['https://academy.example.com/a?b=1#c', 'https://academy.example.com/a?b=1#c', 'academy.example.com'],
    ['http://academy.example.com', 'http://academy.example.com/', 'academy.example.com'],
    ['https://academy.example.com:8443/a', 'https://academy.example.com:8443/a', 'academy.example.com:8443'],
    [
      'https://help.example.com.evil.example/kb/faq',
      'https://help.example.com.evil.example/kb/faq',
      'help.example.com.evil.example',
    ],
    ['https://hеlp.example.com/kb', 'https://xn--hlp-rdd.example.com/kb', 'xn--hlp-rdd.example.com'],
  ])('%s is one, with its host in plain letters', (asked, url, host) => {
    expect(resolve(asked)).toEqual({ state: 'offSite', url, host, title: host });
  });

  test('a redirect to one leads there at once', () => {
    expect(resolve('/faq/academy', 'Payments, the course')).toEqual({
      state: 'offSite',
      url: 'https://academy.example.com/course',
      host: 'academy.example.com',
      title: 'academy.example.com',
    });
  });

  test.each([
    ['  A\n<b>course</b>\t', 'A <b>course</b>'],
    ['\u202Eesruoc A', 'esruoc A'],
    ['\u200B\u0007', 'academy.example.com'],
    ['x'.repeat(500), 'x'.repeat(150)],
  ])('the title %j of the answer is a line of plain text', (title, shown) => {
    expect(resolve('https://academy.example.com/', title)).toMatchObject({ title: shown });
  });
});

test.each([
  // no such page
  '/how-to/nowhere',
  '/HOW-TO/take-a-payment',
  '/kb/kb/how-to/take-a-payment',
  '/faq/Exact',
  '/faq/dead',
  '/faq/hostile',
  '/categories',
  '/search?q=payment',
  '/Auth/Logout',
  '/401',
  'https://help.example.com/other/how-to/take-a-payment',
  'https://help.example.com/how-to/take-a-payment',
  // no address of a page
  '',
  'how-to/take-a-payment',
  '#cards',
  '?q=1',
  'mailto:ana@example.com',
  'ftp://academy.example.com/',
  'https://',
  'https:academy.example.com',
  'https:///academy.example.com',
  'https://academy example.com/',
  'https://academy.example.com:99999/',
  `https://academy.example.com/${'a'.repeat(2000)}`,
  // hostile
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://help.example.com/%0Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://help.example.com/1',
  'file:///etc/passwd',
  '//evil.example/kb/how-to/take-a-payment',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  '/\t/evil.example',
  'https://ana:secret@academy.example.com/',
  'https://help.example.com@evil.example/',
  'https://@evil.example/',
  'https://evil.example/\u202Egnp.exe',
  'https://evil.example/%E2%80%AEgnp.exe',
  'https://evil.example/%0d%0aSet-Cookie:a',
  'https://evil\u200B.example/',
  // like this site, and not it
  'http://help.example.com/kb/how-to/take-a-payment',
  'https://help.example.com:8443/kb/how-to/take-a-payment',
  'https://help.example.com./kb/how-to/take-a-payment',
  'http://preview.example.com/kb/how-to/take-a-payment',
])('%j is no link', (url) => {
  expect(resolve(url, 'Take a payment')).toEqual({ state: 'gone' });
});

test('a site at the root of its host, without a known address, knows its paths', async () => {
  const here = await openFixture({ siteUrl: undefined, basePath: '/', pageOrigin: undefined });
  expect(here('/how-to/take-a-payment')).toMatchObject({ state: 'live' });
  expect(here('/kb/how-to/take-a-payment')).toEqual({ state: 'gone' });
  expect(here('https://help.example.com/how-to/take-a-payment')).toMatchObject({ state: 'offSite' });
});

test('a list that cannot be loaded is a failure', async () => {
  const failing = { ...citedBundle, redirects: () => Promise.reject(new Error('offline')) };
  await expect(openCitations(failing, citedSite)).rejects.toThrow('offline');
});
