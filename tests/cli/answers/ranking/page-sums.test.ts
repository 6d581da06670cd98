import { expect, test } from 'vitest';
import { pageSums } from '../../../../cli/answers/ranking/page-sums.ts';
import type { Part } from '../../../../cli/answers/parts/part.ts';

const scored = (url: string, score: number) => ({
  part: { document: '', types: [], url, title: '', above: [], units: [] } satisfies Part,
  score,
});

test('what several parts of a page have counts together, each further one less', () => {
  const sums = pageSums([scored('/a', 10), scored('/b#one', 9), scored('/b#two', 9)]);
  expect(sums.get('/b')).toBe(1);
  expect(sums.get('/a')).toBeCloseTo(10 / (9 + 9 * 0.4));
});

test('where nothing has anything, no page has', () => {
  expect(pageSums([scored('/a', 0)]).get('/a')).toBe(0);
});
