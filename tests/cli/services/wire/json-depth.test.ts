import { expect, test } from 'vitest';
import { jsonDepth } from '../../../../cli/services/wire/json-depth.ts';

test.each([
  ['7', 0],
  ['[]', 1],
  ['[[],{"a":[{}]}]', 4],
  ['{"a":{},"b":{}}', 2],
  ['["[[[", "{{{"]', 1],
  [String.raw`["\"[[[", "\\", []]`, 2],
])('%s is nested %i deep: brackets in texts are none', (text, depth) => {
  expect(jsonDepth(text)).toBe(depth);
});
