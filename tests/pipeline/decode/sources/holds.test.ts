import { expect, test } from 'vitest';
import type { When } from '../../../../pipeline/config/mapping/when.ts';
import { decoded, entryLink, rawEntry } from '../../documents.ts';

const category = rawEntry('category', 'news', { title: 'News' });

/** Whether a condition holds for a post with these values. */
function holds(when: When, values: Readonly<Record<string, unknown>>): boolean {
  const config = { contentTypes: { post: [{ as: 'article', when }], category: false as const } };
  const item = rawEntry('post', 'a', { title: 'A', ...values });
  const parts = { contentTypes: [{ sys: { id: 'category' }, displayField: 'title', fields: [] }] };
  return decoded([item, category], { config, parts }).space.entries.get('a' as never)?.type === 'article';
}

test.each<readonly [When, Readonly<Record<string, unknown>>, boolean]>([
  [{ field: 'kind', is: 'News' }, { kind: 'News' }, true],
  [{ field: 'kind', is: 'News' }, { kind: 'Guide' }, false],
  [{ field: 'kind', is: 'News' }, {}, false],
  [{ field: 'kind', is: 'News' }, { kind: ['Guide', 'News'] }, true],
  [{ field: 'kind', isNot: 'News' }, { kind: 'Guide' }, true],
  [{ field: 'kind', isNot: 'News' }, {}, true],
  [{ field: 'kind', isNot: 'News' }, { kind: 'News' }, false],
  [{ field: 'kind', in: ['News', 'Event'] }, { kind: 'Event' }, true],
  [{ field: 'order', is: 2 }, { order: 2 }, true],
  [{ field: 'isPinned', is: true }, { isPinned: false }, false],
  [{ field: 'kind', exists: true }, { kind: ' ' }, false],
  [{ field: 'kind', exists: false }, {}, true],
  [{ field: 'category', is: 'News' }, { category: entryLink('news') }, true],
  [{ field: 'category.title', is: 'News' }, { category: entryLink('news') }, true],
  [{ field: 'category', is: 'Event' }, { category: entryLink('news') }, false],
])('%j of %j is %s [MP-5]', (when, values, expected) => {
  expect(holds(when, values)).toBe(expected);
});
