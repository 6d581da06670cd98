import { expect, test } from 'vitest';
import { plotSvg } from './plot.ts';
import { logScale } from './scale.ts';

test('a scale places powers of ten at equal distances, around all values', () => {
  const { place, ticks } = logScale([200, 20_000], 0, 300);
  expect(ticks).toEqual([100, 1000, 10_000, 100_000]);
  expect(ticks.map(place)).toEqual([0, 100, 200, 300]);
});

test('a single value has a scale of one power of ten', () => {
  expect(logScale([100], 0, 10).ticks).toEqual([100, 1000]);
});

test('a line has a point for each size, and its name', () => {
  const points = [
    [100, 1000],
    [1000, 10_000],
  ] as const;
  const svg = plotSvg([
    { title: 'Time', lines: [{ name: 'cold & warm', points }], tell: (ms) => `${ms} ms` },
  ]);
  expect(svg).toContain('<path d="M70 256L420 48"/>');
  expect(svg).toContain('>cold &amp; warm</text>');
  expect(svg).toContain('>1000 ms</text>');
  expect(svg).toContain('@media (prefers-color-scheme: dark)');
});

test('what grows in proportion runs along the dotted line', () => {
  const points = [
    [100, 1000],
    [1000, 10_000],
  ] as const;
  const svg = plotSvg([{ title: 'Time', lines: [{ name: 'cold', points }], tell: String }]);
  expect(svg).toContain('<path class="proportion" d="M70 256L420 48"/>');
});
