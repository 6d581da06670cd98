import { expect, test } from 'vitest';
import { findJsonFault } from '../../../../cli/input/json/json-fault.ts';

test.each([
  ['', 1, 1, undefined],
  ['{"a": 1', 1, 8, undefined],
  ['{"a": 1,\n  "b": [1, 2,]}', 2, 14, ']'],
  ['{"a" 1}', 1, 6, '1'],
  ['{"a": tru}', 1, 7, 't'],
  ['{a: 1}', 1, 2, 'a'],
  ['[1 2]', 1, 4, '2'],
  ['[01]', 1, 3, '1'],
  ['["\\x"]', 1, 3, '\\'],
  ['{"a": "b\u0000c"}', 1, 9, '\u0000'],
  ['{"a": "b\nc"}', 1, 9, '\n'],
  ['["a" "b"]', 1, 6, '"'],
  ['{"a', 1, 4, undefined],
  ['["a\\', 1, 5, undefined],
  ['["a\\u00', 1, 8, undefined],
  ['[tru', 1, 5, undefined],
  ['{} {}', 1, 4, '{'],
  ['<!doctype html>', 1, 1, '<'],
  ['[1]\r\n}', 2, 1, '}'],
  ['[}', 1, 2, '}'],
])('the fault of %j is at line %i, column %i', (text, line, column, found) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(findJsonFault(text)).toMatchObject({ line, column, found });
});

test.each(['{"a": 1}\n{"a": 2}\n', '{"a": 1}{"a": 2', '[1]\n\n{}'])(
  'in %j a second document begins',
  (text) => {
    expect(findJsonFault(text).isSecond).toBe(true);
  },
);

test.each(['{"a": {"b": 1} {"c": 2}}', '{"a" {}}', '[1]]', '{{}}'])('in %j none does', (text) => {
  expect(findJsonFault(text).isSecond).toBeUndefined();
});

test('a string of millions of escapes is read to its fault', () => {
  const text = `["${String.raw`\n`.repeat(5_000_000)}" x]`;
  expect(findJsonFault(text)).toEqual({ line: 1, column: 10_000_005, found: 'x' });
});
