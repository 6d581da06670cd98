import { expect, test } from 'vitest';
import { countTicks, dateTicks } from '../../../../cli/baseline/report/ticks.ts';
import { thinned } from '../../../../cli/baseline/report/history.ts';

test.each([
  [0, ['0', '1']],
  [3, ['0', '1', '2', '3']],
  [718, ['0', '200', '400', '600', '800']],
  [4849, ['0', '1,000', '2,000', '3,000', '4,000', '5,000']],
  [12_400, ['0', '5,000', '10,000', '15,000']],
])('an axis up to %i has round numbers from 0 [ED-7]', (most, labels) => {
  expect(countTicks(most).map(({ label }) => label)).toEqual(labels);
});

test.each([
  ['2026-03-02', '2026-03-09', ['2 Mar', '4 Mar', '6 Mar', '8 Mar']],
  ['2026-01-03', '2026-03-09', ['3 Jan', '20 Jan', '6 Feb', '23 Feb']],
  ['2026-01-05', '2026-11-25', ['Apr 2026', 'Jul 2026', 'Oct 2026']],
  ['2019-06-01', '2026-03-09', ['Jan 2020', 'Jan 2022', 'Jan 2024', 'Jan 2026']],
])('an axis from %s to %s names a few days or months [ED-7]', (from, to, labels) => {
  expect(dateTicks(Date.parse(from), Date.parse(to)).map(({ label }) => label)).toEqual(labels);
});

test('more versions than a chart shows are thinned evenly, with the first and the last [ED-7]', () => {
  const all = Array.from({ length: 1001 }, (_, index) => index);
  expect(thinned(all, 5)).toEqual([0, 250, 500, 750, 1000]);
  expect(thinned(all, 200)).toHaveLength(200);
  expect(thinned([1, 2, 3], 200)).toEqual([1, 2, 3]);
  expect(thinned([], 200)).toEqual([]);
});
