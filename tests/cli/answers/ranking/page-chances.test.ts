import { expect, test } from 'vitest';
import { pageChances } from '../../../../cli/answers/ranking/page-chances.ts';

const ranked = (url: string, rank: number) => ({ part: { url }, rank });

test('the best part of a page speaks for it, and all pages together make 1', () => {
  const chances = pageChances([ranked('/a', 1), ranked('/a#more', 3), ranked('/b#part', 2), ranked('/b', 0)]);
  expect([...chances.keys()]).toEqual(['/a', '/b']);
  expect(chances.get('/a')).toBeCloseTo(Math.E / (Math.E + 1));
  expect([...chances.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
});

test('pages that have as much are as likely, however much it is', () => {
  expect(pageChances([ranked('/a', 5000), ranked('/b', 5000)]).get('/b')).toBe(0.5);
});

test('of no part there is none', () => {
  expect(pageChances([]).size).toBe(0);
});
