import fc from '../../fast-check.ts';
import { expect, test } from 'vitest';
import { keepSame } from '../../../pipeline/queries/keep-same.ts';

test('what is as it was is the very object of before, at any depth', () => {
  const before = { items: [{ id: 'a', children: [{ id: 'b' }] }, { id: 'c' }], title: 'T' };
  const after = keepSame(before, { ...structuredClone(before), title: 'U' });
  expect(after).toEqual({ ...before, title: 'U' });
  expect(after.items).toBe(before.items);
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

test('a part that is gone, that is new or that is of another kind is another', () => {
  expect(keepSame({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepSame({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(Object.keys(keepSame({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
  expect(keepSame([1, 2], [1])).toEqual([1]);
  expect(keepSame([], {})).toEqual({});
  expect(keepSame(null, [null])).toEqual([null]);
});

test('it is written as the value is, whatever was before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(JSON.stringify(keepSame(before, after))).toBe(JSON.stringify(after));
    }),
  );
});
