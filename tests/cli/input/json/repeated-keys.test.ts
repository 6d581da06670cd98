import { expect, test } from 'vitest';
import { parseItems } from '../../../../cli/input/json/parse-items.ts';

const keysIn = (text: string) => parseItems(Buffer.from(text), 'it').repeatedKeys;

test('a key that stands twice in one object is found with its line and its place', () => {
  const text = '{\n "a": [1, { "b": 1,\n  "b" : { "c": 2 } } ],\n "d/e": { "f~": 1, "f~": 2 }\n}';
  expect(keysIn(text)).toEqual([
    { pointer: '/a/1/b', key: 'b', line: 3 },
    { pointer: '/d~1e/f~0', key: 'f~', line: 4 },
  ]);
});

test('a key that stands three times is found twice', () => {
  expect(keysIn('{"a":1,"a":2,"a":3}')).toHaveLength(2);
});

test('keys are compared as they are read, not as they are written', () => {
  expect(keysIn('{"a":1,"\\u0061":2}')).toEqual([{ pointer: '/a', key: 'a', line: 1 }]);
});

test.each([
  '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}',
  '{"a":"\\"a\\":1, \\\\","b":"x\\\\"}',
  '{"a":": \\": ","b":"{\\"a\\":1}"}',
  '{"__proto__":1,"constructor":2,"a":{"__proto__":{}}}',
  '{ "a" :\t1 , "b"\r\n:2 }',
  '[]',
  '"a"',
  '{"":0}',
])('%s has none', (text) => {
  expect(keysIn(text)).toEqual([]);
});

test('the name of what objects inherit is a key like any other', () => {
  expect(keysIn('{"__proto__":1,"__proto__":2}')).toEqual([
    { pointer: '/__proto__', key: '__proto__', line: 1 },
  ]);
});

test('what is nested very deep is read to its end', () => {
  const depth = 200_000;
  const text = `${'['.repeat(depth)}{"a":1,"a":2}${']'.repeat(depth)}`;
  const [found, ...others] = keysIn(text);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ key: 'a', line: 1 });
});

test('keys within items are found with their place in the whole, beside those around them', () => {
  const text =
    '{"x":1,\n"entries":[{"é":1,\n"é":2}, 5,\n[{"a":1,"a":2}]],\n"x":2, "entr\\u0069es":[{"b":{},"b":1}]}';
  expect(keysIn(text)).toEqual([
    { pointer: '/entries/0/é', key: 'é', line: 3 },
    { pointer: '/entries/2/0/a', key: 'a', line: 4 },
    { pointer: '/x', key: 'x', line: 5 },
    { pointer: '/entries', key: 'entries', line: 5 },
    { pointer: '/entries/0/b', key: 'b', line: 5 },
  ]);
});

test('of very many only the first hundred are named', () => {
  const text = `[${Array.from({ length: 1000 }, () => '{"a":1,"a":2}').join(',')}]`;
  const found = keysIn(text);
  expect(found).toHaveLength(100);
  expect(found.at(-1)?.pointer).toBe('/99/a');
});
