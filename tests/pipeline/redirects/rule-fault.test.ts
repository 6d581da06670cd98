import { expect, test } from 'vitest';
import { faultOf } from '../../../pipeline/redirects/rule-fault.ts';

const controls = (name: string) =>
  `its ${name} has a tab, a line break or another control character in it, which browsers leave out`;

test.each([
  ['/a', '/b', undefined],
  ['/a', 'https://b.example', undefined],
  ['a', '/b', 'its fromPath "a" does not start with a slash'],
  ['/a', 'b', 'its toPath "b" is neither a path nor an address'],
  ['/a', 'data:text/html,x', 'its toPath "data:text/html,x" is neither a path nor an address'],
  ['/a', 'https://', 'its toPath "https://" is neither a path nor an address'],
  ['/a', 'javascript:alert(1)', 'its toPath "javascript:alert(1)" is neither a path nor an address'],
  ['//a', '/b', 'its fromPath "//a" starts with two slashes, as no path of this site does'],
  [
    '/a/../b',
    '/c',
    'its fromPath "/a/../b" has a part that is only dots, which browsers resolve before they ask',
  ],
  [
    '/a',
    '/.//evil.example',
    'its toPath "/.//evil.example" has a part that is only dots, which browsers resolve before they ask',
  ],
  [
    '/a',
    '/%2e%2E/b',
    'its toPath "/%2e%2E/b" has a part that is only dots, which browsers resolve before they ask',
  ],
  ['/a', '/\t/evil.example', controls('toPath')],
  ['/a', '/b\r\nset-cookie: c', controls('toPath')],
  ['/a%0Ab', '/c', controls('fromPath')],
  ['/a', '/how-to/v1.2', undefined],
  ['/a', '/b?c=../d', undefined],
])('from %j to %j: %s', (from, to, fault) => {
  expect(faultOf(from, to)).toBe(fault);
});
