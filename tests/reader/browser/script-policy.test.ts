// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { trustedScript } from '../../../reader/browser/script-policy.ts';

test('a script of this site gets through, and one that the site names', () => {
  expect(trustedScript('/assets/worker.js')).toBe(`${location.origin}/assets/worker.js`);
  const tag = 'https://tags.example.com/tag.js?id=1';
  expect(trustedScript(tag, [tag])).toBe(tag);
});

test.each(['https://tags.example.com/other.js', '//tags.example.com/tag.js', 'data:text/javascript,1'])(
  '%s does not',
  (url) => {
    expect(() => trustedScript(url, ['https://tags.example.com/tag.js'])).toThrow('scripts are of this site');
  },
);
