import { expect, test } from 'vitest';
import { ascending, descending } from '../../../schemas/base/compare.ts';

const values = ['b', undefined, 'a', 'B', 'ä'];

test('texts are ordered by code units, either way, and what has no value comes last', () => {
  expect(values.toSorted(ascending)).toEqual(['B', 'a', 'b', 'ä', undefined]);
  expect([2, 10, 1].toSorted(ascending)).toEqual([1, 2, 10]);
  expect([1, undefined, 2].map((each) => descending(each, 1))).toEqual([0, 1, -1]);
  expect(['b', 'a', 'c'].toSorted(descending)).toEqual(['c', 'b', 'a']);
});
