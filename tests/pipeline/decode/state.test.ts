import { expect, test } from 'vitest';
import { isIncluded, stateOf, wasPublished } from '../../../pipeline/decode/state.ts';

test.each([
  ['published', { version: 5, publishedVersion: 4 }],
  ['changed', { version: 6, publishedVersion: 4 }],
  ['changed', { version: 60, publishedVersion: 4 }],
  ['draft', { version: 1 }],
  ['archived', { version: 5, archivedVersion: 4 }],
  ['archived', { version: 5, publishedVersion: 4, archivedVersion: 4 }],
  ['archived', { archivedAt: '2026-01-01T00:00:00.000Z' }],
  ['published', {}],
  ['published', { publishedVersion: 4 }],
] as const)('is %s with %j', (state, sys) => {
  expect(stateOf({ id: 'a', ...sys })).toBe(state);
});

test('earlier publishing proves nothing: it survives unpublishing', () => {
  const sys = { id: 'a', version: 9, publishedCounter: 3, firstPublishedAt: '2025-01-01T00:00:00.000Z' };
  expect(stateOf(sys)).toBe('draft');
});

test('published and changed entries are included, drafts only on request, archived entries never', () => {
  const states = ['published', 'changed', 'draft', 'archived'] as const;
  expect(states.filter((state) => isIncluded(state, false))).toEqual(['published', 'changed']);
  expect(states.filter((state) => isIncluded(state, true))).toEqual(['published', 'changed', 'draft']);
});

test.each([
  [{}, false],
  [{ version: 1, publishedCounter: 0 }, false],
  [{ version: 1, publishedVersion: 1 }, true],
  [{ version: 9, publishedCounter: 2 }, true],
  [{ version: 9, firstPublishedAt: '2026-03-09T16:00:00Z' }, true],
])('%j was published at some time: %s', (sys, was) => {
  expect(wasPublished({ id: 'a', ...sys })).toBe(was);
});
