import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const usual = [200, 1000];

test('without sizes the usual ones are measured and recorded', () => {
  expect(readOptions([], usual)).toEqual({ sizes: usual, runs: 3, isRecorded: true, against: undefined });
});

test('chosen sizes are a trial', () => {
  const options = readOptions(['50', '--runs', '1', '--against', 'HEAD~3'], usual);
  expect(options).toEqual({ sizes: [50], runs: 1, isRecorded: false, against: 'HEAD~3' });
  expect(readOptions(['50', '--record'], usual).isRecorded).toBe(true);
});

test('without a value, what is compared with is the last release', () => {
  expect(readOptions(['50', '--against'], usual).against).toBe('');
  expect(readOptions(['--against', '--runs', '1'], usual)).toMatchObject({ against: '', runs: 1 });
});

test('the largest can be left out', () => {
  expect(readOptions(['--without-largest'], usual).sizes).toEqual([200]);
});

test('what is no number of articles is refused', () => {
  expect(() => readOptions(['many'], usual)).toThrow('"many" is not a whole number above 0.');
});
