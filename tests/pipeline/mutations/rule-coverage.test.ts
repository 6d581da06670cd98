import { expect, test } from 'vitest';
import { ruleContract } from '../../repo/rule-contract.ts';
import { kinds, notPlanted } from './kinds/index.ts';

test('of every rule a fault is planted, or there is a reason why none is', () => {
  const planted = kinds.map(({ rule }) => rule);
  const covered = [...new Set([...planted, ...Object.keys(notPlanted)])];
  expect(covered.toSorted()).toEqual(Object.values(ruleContract).flat().toSorted());
});

test('no fault is planted of a rule that says none can be', () => {
  expect(kinds.filter(({ rule }) => Object.hasOwn(notPlanted, rule))).toEqual([]);
});
