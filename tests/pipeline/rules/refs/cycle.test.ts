import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { doc, embedded, entryLink, p, toEntry } from '../../documents.ts';

const snippet = (id: string, name: string, shows: string) =>
  entry('contentSnippet', id, { name, content: doc(p('Before you start:'), embedded(shows)) });

const dispatch = howTo('dispatch', 'Dispatch', { introduction: doc(embedded('a')) });

test('entries that show one another in a cycle are one finding, at the smallest id [PL-2]', () => {
  expect(
    findingsOf([
      dispatch,
      snippet('a', 'Safety', 'c'),
      snippet('b', 'Tools', 'a'),
      snippet('c', 'Keys', 'b'),
    ]),
  ).toEqual([
    {
      rule: 'refs/cycle',
      entry: 'a',
      field: 'content',
      message: 'The entry shows itself: "Safety" shows "Keys" shows "Tools" shows "Safety".',
    },
  ]);
});

test('an entry that shows itself directly is a finding', () => {
  expect(findingsOf([dispatch, snippet('a', 'Safety', 'a')])).toEqual([
    {
      rule: 'refs/cycle',
      entry: 'a',
      field: 'content',
      message: 'The entry shows itself: "Safety" shows "Safety".',
    },
  ]);
});

const section = (id: string, title: string, content: string) =>
  entry('kbLandingPageSection', id, { title, content: [entryLink(content)] });

test('sections of a landing page that contain one another are a finding', () => {
  const page = entry('kbLandingPage', 'start', { title: 'Start', content: [entryLink('a')] });
  expect(findingsOf([page, section('a', 'Jobs', 'b'), section('b', 'Crews', 'a')])).toEqual([
    {
      rule: 'refs/cycle',
      entry: 'a',
      field: 'content.0',
      message: 'The entry shows itself: "Jobs" shows "Crews" shows "Jobs".',
    },
  ]);
});

test('two cycles are two findings', () => {
  const intro = howTo('dispatch', 'Dispatch', { introduction: doc(embedded('a'), embedded('b')) });
  const found = findingsOf([intro, snippet('a', 'Safety', 'a'), snippet('b', 'Tools', 'b')]);
  expect(found.map(({ rule, entry: at }) => [rule, at])).toEqual([
    ['refs/cycle', 'a'],
    ['refs/cycle', 'b'],
  ]);
});

test('articles that link to one another, and a snippet in two places, are no findings', () => {
  const one = howTo('one', 'One', {
    introduction: doc(embedded('two'), embedded('tools'), p(toEntry('two', 'The second part'))),
  });
  const two = howTo('two', 'Two', { introduction: doc(embedded('one'), embedded('tools')) });
  const tools = entry('contentSnippet', 'tools', { name: 'Tools', content: text('Bring a ladder.') });
  expect(findingsOf([one, two, tools])).toEqual([]);
});

test('a chain of thousands of entries is no cycle and needs no deep stack', () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    entry('kbLandingPageSection', `s${index}`, {
      anchor: `s${index}`,
      ...(index < 2999 && { content: [entryLink(`s${index + 1}`)] }),
    }),
  );
  expect(findingsOf(many).filter(({ rule }) => rule === 'refs/cycle')).toEqual([]);
});
