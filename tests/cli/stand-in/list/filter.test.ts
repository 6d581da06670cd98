import { expect, test } from 'vitest';
import { readFilter } from '../../../../cli/stand-in/list/filter.ts';
import { entryLink } from '../../../pipeline/documents.ts';
import { page } from '../spaces.ts';

const entry = page('dispatch', {
  size: 12,
  pages: [entryLink('one'), entryLink('two')],
  words: ['red', 'blue'],
});
const tagged = { ...entry, metadata: { tags: [{ sys: { id: 'news' } }] } };

test.each<[string, string, boolean]>([
  ['sys.id', 'dispatch', true],
  ['sys.id[ne]', 'dispatch', false],
  ['sys.id[in]', 'other,dispatch', true],
  ['sys.id[nin]', 'other,dispatch', false],
  ['sys.contentType.sys.id', 'page', true],
  ['sys.archivedAt[exists]', 'false', true],
  ['sys.archivedAt[exists]', 'true', false],
  ['sys.updatedAt[gte]', '2026-03-09T16:00:00Z', true],
  ['sys.updatedAt[gt]', '2026-03-09T16:00:00Z', false],
  ['sys.updatedAt[lt]', 'yesterday', false],
  ['fields.size[lte]', '12', true],
  ['fields.size[lt]', '9', false],
  ['fields.title[match]', 'DISPATCH', true],
  ['fields.words[all]', 'red,blue', true],
  ['fields.words[all]', 'red,green', false],
  ['fields.pages.sys.id', 'two', true],
  ['fields.toString', 'x', false],
  ['metadata.tags.sys.id[in]', 'news,events', true],
])('%s=%s is %s of an entry', (name, wanted, holds) => {
  expect(readFilter(name, wanted)(tagged)).toBe(holds);
});

test.each(['colour', 'sys.id[near]', 'sys.id[constructor]', 'fields..x'])('%s is no filter', (name) => {
  expect(() => readFilter(name, 'x')).toThrow('The query you sent was invalid.');
});
