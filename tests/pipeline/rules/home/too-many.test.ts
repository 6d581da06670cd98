import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const articles = Array.from({ length: 8 }, (_, index) => howTo(`a${index}`, `Article ${index}`));
const links = (count: number) => Array.from({ length: count }, (_, index) => entryLink(`a${index}`));
const section = (codeId: string, cards: readonly object[]) =>
  entry('homeEntry', 'section', { title: 'Section', codeId, subContent: cards });

test('cards that the section does not show are a note [HM-2]', () => {
  expect(findingsOf([...articles, section('HPWelcome', links(6))])).toEqual([
    {
      rule: 'home/too-many',
      entry: 'section',
      field: 'subContent',
      message:
        'The section "HPWelcome" shows its first 4 cards only: readers do not see "Article 4" and 1 more.',
    },
  ]);
});

test('so are links that a group of featured articles does not show', () => {
  const group = entry('homeEntry', 'group', { title: 'Start', subContent: links(7) });
  expect(findingsOf([...articles, group, section('HPFeaturedArticles', [entryLink('group')])])).toEqual([
    {
      rule: 'home/too-many',
      entry: 'group',
      field: 'subContent',
      message: 'A group of featured articles shows its first 6 links only: readers do not see "Article 6".',
    },
  ]);
});

test.each([
  ['HPFeaturePacks', 3],
  ['HPWelcome', 4],
])('as many cards as %s shows are no finding, one more is', (codeId, count) => {
  expect(findingsOf([...articles, section(codeId, links(count))])).toEqual([]);
  expect(findingsOf([...articles, section(codeId, links(count + 1))]).map(({ rule }) => rule)).toEqual([
    'home/too-many',
  ]);
});

test.each(['HPAnnouncements', 'HPCategories', 'HPFeaturedArticles'])(
  '%s takes any number of cards: all are shown, or a page of their own shows them',
  (codeId) => {
    expect(findingsOf([...articles, section(codeId, links(8))])).toEqual([]);
  },
);

test('cards that readers do not see anyway are not counted', () => {
  const drafts = ['x', 'y'].map((id) => howTo(id, id, {}, 'draft'));
  const found = findingsOf([
    ...articles,
    ...drafts,
    section('HPFeaturePacks', [entryLink('x'), entryLink('y'), ...links(3)]),
  ]);
  expect(found.map(({ rule }) => rule)).toEqual(['refs/draft-target', 'refs/draft-target']);
});
