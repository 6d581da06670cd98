import { expect, test } from 'vitest';
import { isInRange } from '../../../../cli/source/export/version-range.ts';

test.each([
  ['>=20', true],
  ['>= 0.4', true],
  ['>=v12.22.7', true],
  ['^20.19.0 || >=22.12.0', true],
  ['20 || >=22', true],
  ['18 || 20 || >=22', true],
  ['20.x', true],
  ['20.19.*', true],
  ['*', true],
  ['~20.19.1', true],
  ['<21', true],
  ['<=20', true],
  ['>=18 <21', true],
  ['20.19.5', true],
  ['>=20.19.5', true],
  ['^20.19.6', false],
  ['>20', false],
  ['>20.19.4', true],
  ['>=20.20', false],
  ['^22.20 || ^24.12 || >=25', false],
  ['^18.19.0', false],
  ['~20.18.0', false],
  ['20.18', false],
  ['4.x', false],
  ['<20', false],
  ['<=19', false],
  ['>=18 <20.19.5', false],
])('20.19.5 against %s: %s', (range, isIn) => {
  expect(isInRange('20.19.5', range)).toBe(isIn);
});

test('a version before a release is in no range', () => {
  expect([isInRange('7.23.0-beta.1', '^7.22.5'), isInRange('7.22.5-rc.1', '*')]).toEqual([false, false]);
});

test('below version 1 a minor version breaks', () => {
  expect([isInRange('0.4.9', '^0.4.2'), isInRange('0.5.0', '^0.4.2')]).toEqual([true, false]);
});

test.each(['16 - 20', 'latest', '>=20.19.0-rc.1'])('a range such as %s is not guessed at', (range) => {
  expect(() => isInRange('20.19.5', range)).toThrow('is no range that is known here');
});
