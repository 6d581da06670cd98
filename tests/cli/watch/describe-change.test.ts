import { expect, test } from 'vitest';
import { describeChange } from '../../../cli/watch/describe-change.ts';
import { brokenAnchor, deadRedirect } from '../reporters/findings.ts';

test.each([
  [[], [brokenAnchor()], '+1 error'],
  [
    [deadRedirect({ fingerprint: 'a' }), deadRedirect({ fingerprint: 'b' })],
    [brokenAnchor()],
    '+1 error, -2 warnings',
  ],
  [[brokenAnchor({ fingerprint: 'a' })], [brokenAnchor({ fingerprint: 'b' })], '+1 error, -1 error'],
  [[brokenAnchor()], [brokenAnchor()], 'no change in the findings'],
])('what came and what went is said in a line (%#)', (before, after, line) => {
  expect(describeChange(before, after)).toBe(line);
});
