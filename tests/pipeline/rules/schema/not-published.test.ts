import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { rawEntry, states, toEntry } from '../../documents.ts';

const withdrawn = (type: string, id: string, values: object) =>
  rawEntry(type, id, { ...values }, { ...states.draft, version: 7, publishedCounter: 2 });

test('an article that was published and is a draft now is a note [PL-2]', () => {
  expect(findingsOf([withdrawn('kbHowTo', 'board', { title: 'Board' }), howTo('jobs', 'Jobs')])).toEqual([
    {
      rule: 'schema/not-published',
      entry: 'board',
      message: 'The entry was published and is a draft now: readers do not see it any more.',
    },
  ]);
});

test('new drafts, archived entries and parts that nothing shows are no findings', () => {
  expect(
    findingsOf([
      howTo('jobs', 'Jobs'),
      howTo('new', 'New', {}, 'draft'),
      rawEntry('kbHowTo', 'old', { title: 'Old' }, { ...states.archived, publishedCounter: 1 }),
      withdrawn('contentSnippet', 'snippet', { name: 'Snippet' }),
      withdrawn('recipe', 'soup', { name: 'Soup' }),
    ]),
  ).toEqual([]);
});

test('in a build with drafts nothing is left out', () => {
  expect(findingsOf([withdrawn('kbHowTo', 'board', { title: 'Board' })], { drafts: true })).toEqual([]);
});

test('where a published entry refers to it, the finding is there', () => {
  const jobs = howTo('jobs', 'Jobs', { introduction: text(toEntry('board', 'the board')) });
  const found = findingsOf([withdrawn('kbHowTo', 'board', { title: 'Board' }), jobs]);
  expect(found.map(({ rule, entry: at }) => [rule, at])).toEqual([['refs/draft-target', 'jobs']]);
  const draft = entry(
    'kbHowTo',
    'jobs',
    { title: 'Jobs', introduction: text(toEntry('board', 'it')) },
    'draft',
  );
  const others = findingsOf([withdrawn('kbHowTo', 'board', { title: 'Board' }), draft]);
  expect(others.map(({ rule, entry: at }) => [rule, at])).toEqual([['schema/not-published', 'board']]);
});
