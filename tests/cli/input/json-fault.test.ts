import { expect, test } from 'vitest';
import { findJsonFault } from '../../../cli/input/json-fault.ts';

test.each([
  ['', 1, 1, undefined],
  ['{"a": 1', 1, 8, undefined],
  ['{"a": 1,\n  "b": [1, 2,]}', 2, 14, ']'],
  ['{"a" 1}', 1, 6, '1'],
  ['{"a": tru}', 1, 7, 't'],
  ['{a: 1}', 1, 2, 'a'],
  ['[1 2]', 1, 4, '2'],
  ['[01]', 1, 3, '1'],
  ['["\\x"]', 1, 2, '"'],
  ['{} {}', 1, 4, '{'],
  ['<!doctype html>', 1, 1, '<'],
  ['[1]\r\n}', 2, 1, '}'],
  ['[}', 1, 2, '}'],
])('the fault of %j is at line %i, column %i', (text, line, column, found) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(findJsonFault(text)).toEqual({ line, column, found });
});
