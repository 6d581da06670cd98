import { describe, expect, test } from 'vitest';
import { doc, entryLink, h, hyperlink, p } from '../../documents.ts';
import { entry, findingsOf } from '../../builders.ts';

const post = (id: string, values: Readonly<Record<string, unknown>>, state?: 'draft') =>
  entry('blogPost', id, { headline: `Post ${id}`, ...values }, state);

const mapped = (mapping = {}) => ({
  config: { contentTypes: { blogPost: { as: 'kbHowTo', fields: { title: 'headline' }, ...mapping } } },
});

const found = (field: string, message: string) => ({
  rule: 'mapping/unshown-field',
  message: `The field "${field}" of blogPost is not shown: ${message}.`,
  source: { file: 'configuration', pointer: '/contentTypes/blogPost' },
});

describe('a field of a mapped type that nothing shows', () => {
  test('is reported once, with its entries and words [MP-4]', () => {
    const body = doc(
      h(2, 'On the road'),
      p('Read ', hyperlink('https://maps.example/a', 'the map'), ' first.'),
    );
    const posts = [
      post('a', { body, author: entryLink('c') }),
      post('b', { body: doc(p('One word – more.')) }),
    ];
    expect(findingsOf([...posts, post('c', {})], mapped())).toEqual([
      { ...found('author', '1 entry has a value in it'), suggestion: 'authors' },
      found('body', 'it has 10 words in 2 entries'),
    ]);
  });

  test('counts no dates, addresses and numbers as words', () => {
    const values = {
      published: '2026-03-09T10:00Z',
      source: 'https://roads.example/a b',
      size: 3,
      'tags list': ['vans', 'roads'],
    };
    expect(findingsOf([post('a', { ...values, source: 'https://roads.example/a' })], mapped())).toEqual([
      { ...found('published', '1 entry has a value in it'), suggestion: 'publishedOn' },
      found('size', '1 entry has a value in it'),
      found('source', '1 entry has a value in it'),
      found('tags list', 'it has 2 words in 1 entry'),
    ]);
  });

  test('is reported with the field of ours that it may be', () => {
    expect(findingsOf([post('a', { introductoin: 'Words' })], mapped())).toEqual([
      { ...found('introductoin', 'it has 1 word in 1 entry'), suggestion: 'introduction' },
    ]);
  });

  test('is not reported if it is mapped, ignored, empty, or of entries that are left out [MP-4]', () => {
    const values = { body: doc(p('Words.')), notes: 'Ask Ana', teaser: null };
    const mapping = { fields: { title: 'headline', introduction: 'body' }, ignore: ['notes'] };
    expect(findingsOf([post('a', values), post('b', { other: 'Words' }, 'draft')], mapped(mapping))).toEqual(
      [],
    );
  });
});

test('of a type that is not mapped each entry is reported instead', () => {
  const items = [entry('kbHowTo', 'a', { title: 'Vans', body: 'Words' })];
  expect(findingsOf(items).map(({ rule }) => rule)).toEqual(['schema/unknown-field']);
});
