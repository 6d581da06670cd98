import { expect, test } from 'vitest';
import { carryOver } from '../../schemas/carry-over.ts';

test.each([
  ['/new', '', '', '/new'],
  ['/new', '?caseId=5', '#steps', '/new?caseId=5#steps'],
  ['/new#own', '?a=1', '#steps', '/new?a=1#own'],
  ['/search?q=tiles', '?q=old&caseId=5', '', '/search?q=tiles&caseId=5'],
  ['/search?q=tiles#top', '', '', '/search?q=tiles#top'],
  ['/new', '?q=a%26b', '#%C3%A9', '/new?q=a%26b#%C3%A9'],
])('%s with %s and %s is %s [RD-1]', (target, query, hash, expected) => {
  expect(carryOver(target, { query, hash })).toBe(expected);
});

test('another site is told nothing', () => {
  expect(carryOver('https://other.example/a', { query: '?caseId=5', hash: '#b' })).toBe(
    'https://other.example/a',
  );
});
