import { expect, test } from 'vitest';
import { isServed } from '../../../../cli/services/gate/served-paths.ts';

test.each([
  '/',
  '/how-to/dispatch',
  '/how-to/dispatch/',
  '/assets/app-1a2b.js',
  '/assets/media/caf%C3%A9%20(1).svg',
  '/search/100%25',
  '/how-to/50%-off',
  '/how-to/50%2525-off',
  '/faq/a..b',
  '/%E5%B1%B1',
])('%s can be an address of a site', (path) => {
  expect(isServed(path)).toBe(true);
});

test.each([
  '/../secret',
  '/assets/..%2f..%2fsecret',
  '/assets/%2e%2e/secret',
  '/assets/%252e%252e%252fsecret',
  '/assets/%25252e%25252e/secret',
  '/assets/%2525252525252e%2525252525252e/secret',
  '/assets/..%5c..%5csecret',
  '/assets/..%255csecret',
  '/assets/%c0%ae%c0%ae/secret',
  '/assets/%C0%AF..',
  '/assets/..%00/secret',
  '/assets/app.js%00.html',
  '/assets/%0d%0aset-cookie:a=b',
  '/a\\b',
  '/.env',
  '/.git/config',
  '/%2egit/config',
  '/assets/.hidden',
  '/how-to/%/..%2f',
])('%s is none', (path) => {
  expect(isServed(path)).toBe(false);
});
