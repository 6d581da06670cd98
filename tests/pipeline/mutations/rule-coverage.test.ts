import { expect, test } from 'vitest';
import { problems } from '../../../pipeline/rules/index.ts';
import { kinds, notPlanted } from './kinds/index.ts';

test('of every rule a fault is planted, or there is a reason why none is', () => {
  const planted = kinds.map(({ rule }) => rule);
  const covered = [...new Set([...planted, ...Object.keys(notPlanted)])];
  const advice = 'plant one in tests/pipeline/rules/<id>.fault.ts';
  expect(covered.toSorted(), advice).toEqual(problems.map(({ id }) => id).toSorted());
});

test('no fault is planted of a rule that says none can be', () => {
  expect(kinds.filter(({ rule }) => Object.hasOwn(notPlanted, rule))).toEqual([]);
});
