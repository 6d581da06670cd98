import { describe, expect, test } from 'vitest';
import { articleGroups } from '../../../../pipeline/inspect/content/home-groups.ts';
import { entryLink, linked, type RawEntry, rawEntry } from '../../documents.ts';

const article = (id: string, values = {}) => rawEntry('article', id, { title: id, ...values });
const topic = (id: string, values = {}) => rawEntry('topic', id, { title: id, ...values });
const inTopics = (...ids: readonly string[]) => ({ topics: ids.map(entryLink) });

const groupsOf = (entries: readonly RawEntry[], config = {}) =>
  articleGroups(linked(entries, { config }).graph).map(({ title, url, articles }) => [
    title,
    url,
    articles.join(' '),
  ]);

describe('the articles of a space without a home page of its own [MP-12]', () => {
  test('are grouped by topics, those that editors gave a place first, then by title in any case', () => {
    const space = [
      topic('vans', { articles: [entryLink('b')] }),
      topic('Crews', { order: 2 }),
      topic('Dispatch'),
      topic('empty'),
      article('a', inTopics('vans', 'Crews')),
      article('b'),
      article('c', inTopics('Dispatch')),
    ];
    expect(groupsOf(space)).toEqual([
      ['Crews', '/topics/Crews', 'a'],
      ['Dispatch', '/topics/Dispatch', 'c'],
      ['vans', '/topics/vans', 'b a'],
    ]);
  });

  test('count for the topic that theirs is part of, once, whatever circle topics make', () => {
    const space = [
      topic('root'),
      topic('part', { parent: entryLink('root') }),
      topic('other', { articles: [entryLink('c')] }),
      topic('one', { parent: entryLink('two') }),
      topic('two', { parent: entryLink('one') }),
      article('a', inTopics('root', 'part')),
      article('b', inTopics('part')),
      article('c', inTopics('one')),
    ];
    expect(groupsOf(space)).toEqual([
      ['other', '/topics/other', 'c'],
      ['root', '/topics/root', 'a b'],
    ]);
  });

  test('are grouped by tags where there are no topics, the most frequent first', () => {
    const space = [
      article('a', { tags: ['Fuel', 'rare'], publishedOn: '2026-01-01' }),
      article('b', { tags: ['fuel', 'Tyres'], publishedOn: '2026-02-01' }),
      article('c', { tags: ['Tyres'] }),
      article('d', { tags: ['Fuel'] }),
      topic('alone', { articles: [entryLink('a')] }),
    ];
    expect(groupsOf(space)).toEqual([
      ['Fuel', '/tags/fuel', 'b a d'],
      ['Tyres', '/tags/tyres', 'b c'],
    ]);
  });

  test('are grouped by content type where there are neither, as the site calls the types', () => {
    const space = [article('a'), article('b'), rawEntry('kbFaq', 'c', { title: 'c' })];
    expect(groupsOf(space)).toEqual([
      ['Articles', undefined, 'a b'],
      ['FAQs', undefined, 'c'],
    ]);
    const typeLabels = { article: { en: { one: 'Note', many: 'Notes' }, es: 'Nota' } };
    expect(groupsOf(space, { typeLabels })[0]?.[0]).toBe('Notes');
  });

  test('are no group where there would be one alone', () => {
    expect(groupsOf([article('a'), article('b')])).toEqual([]);
  });

  test('are left out where editors keep them out of lists, where they are drafts, and in another channel', () => {
    const space = [
      topic('one'),
      topic('two', { noIndex: true }),
      topic('three'),
      article('a', inTopics('one', 'two', 'three')),
      article('hidden', { noIndex: true, ...inTopics('one', 'three') }),
      article('partner', { deliveryChannels: ['marketing-pro-aspire'], ...inTopics('one') }),
      rawEntry(
        'article',
        'draft',
        { title: 'd', ...inTopics('one') },
        { version: 1, publishedVersion: undefined },
      ),
    ];
    expect(groupsOf(space)).toEqual([
      ['one', '/topics/one', 'a'],
      ['three', '/topics/three', 'a'],
    ]);
  });
});
