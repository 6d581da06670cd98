import { expect, test } from 'vitest';
import type { When } from '../../../../pipeline/config/mapping/when.ts';
import { entry, findingsOf } from '../../builders.ts';

const posts = ['a', 'b', 'c'].map((id, index) =>
  entry('post', id, { title: id, kind: index === 0 ? 'News' : 'Event' }),
);

const mapped = (...conditions: readonly (When | undefined)[]) => ({
  config: {
    contentTypes: {
      post: conditions.map((when) => ({ as: 'article', ignore: ['kind'], ...(when && { when }) })),
    },
  },
});

const isNews: When = { field: 'kind', is: 'News' };

test('entries that no condition holds for are one note, and nothing else is said of them [MP-7]', () => {
  const faulty = entry('post', 'd', { title: 'Half \ud800', kind: 'Other' });
  expect(findingsOf([...posts, faulty], mapped(isNews))).toEqual([
    {
      rule: 'mapping/unmatched-entry',
      message: 'No condition under "post" holds for 3 entries, so they are not shown.',
      source: { file: 'configuration', pointer: '/contentTypes/post' },
    },
  ]);
});

test('a last mapping without a condition is for all others [MP-7]', () => {
  expect(findingsOf(posts, mapped(isNews, undefined))).toEqual([]);
});
