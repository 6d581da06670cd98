import { expect, test } from 'vitest';
import { pagePath } from '../../../../cli/site/pages/page-path.ts';

test.each([
  ['/', 'index.html'],
  ['/search', 'search/index.html'],
  ['/how-to/add-a-technician', 'how-to/add-a-technician/index.html'],
  ['/how-to/caf%C3%A9%20au%20lait', 'how-to/café au lait/index.html'],
])('the page %s is the file %s', (url, path) => {
  expect(pagePath(url)).toBe(path);
});

test.each(['/how-to/%2e%2e', '/how-to/..', '/how-to/a%2fb', '/how-to/a%5cb', '/how-to/%00'])(
  'no file is written for %s, which leads out of its folder',
  (url) => {
    expect(() => pagePath(url)).toThrow('stays within the site');
  },
);
