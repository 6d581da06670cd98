import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { embedded, doc, entryLink, hyperlink, toEntry } from '../../documents.ts';

const board = howTo('board', 'Dispatch board');

test('an article that is related to itself is a warning', () => {
  expect(
    findingsOf([
      board,
      howTo('crews', 'Crews', { relatedContent: [entryLink('board'), entryLink('crews')] }),
    ]),
  ).toEqual([
    {
      rule: 'refs/self',
      entry: 'crews',
      field: 'relatedContent.1',
      message: 'The field "relatedContent" refers to the entry itself.',
    },
  ]);
});

test('so is one that is related to itself through an entry of related content', () => {
  const related = entry('relatedContent', 'related', { name: 'Crews', article: entryLink('crews') });
  const relatesTo = { relatedContent: [entryLink('related')] };
  expect(
    findingsOf([related, howTo('board', 'Dispatch board', relatesTo), howTo('crews', 'Crews', relatesTo)]),
  ).toEqual([
    {
      rule: 'refs/self',
      entry: 'crews',
      field: 'relatedContent.0',
      message: 'The field "relatedContent" refers to the page that it is on.',
    },
  ]);
});

test.each([
  ['by its address', hyperlink('/how-to/crews', 'planning crews')],
  ['by its entry', toEntry('crews', 'planning crews')],
])('a text that links to its own page %s is a warning', (_how, link) => {
  const found = findingsOf([howTo('crews', 'Crews', { introduction: text('More on ', link, '.') })]);
  expect(found.map(({ rule, entry: id, field }) => [rule, id, field])).toEqual([
    ['refs/self', 'crews', 'introduction'],
  ]);
});

test('a part that only one page shows stands on that page', () => {
  const section = entry('kbHowToSection', 'assign', {
    heading: 'Assign work',
    content: text('More on ', hyperlink('/how-to/crews', 'planning crews'), '.'),
  });
  const shows = { howToSections: [entryLink('assign')] };
  expect(findingsOf([section, howTo('crews', 'Crews', shows)])).toEqual([
    {
      rule: 'refs/self',
      entry: 'assign',
      field: 'content',
      message: 'The link "planning crews" leads to the page that it is on.',
    },
  ]);
  expect(findingsOf([section, howTo('crews', 'Crews', shows), howTo('board', 'Board', shows)])).toEqual([]);
});

test('a card within a text that leads to its own page is a warning', () => {
  const found = findingsOf([howTo('crews', 'Crews', { introduction: doc(embedded('crews')) })]);
  expect(found.map(({ rule, message }) => [rule, message])).toEqual([
    ['refs/self', 'The text shows the entry itself.'],
  ]);
});

test('a link to an anchor on the same page, to its top, or with a query is intended', () => {
  const places = ['/how-to/crews#plan', '#plan', '/how-to/crews#', '#', '/how-to/crews?tab=1'];
  const links = places.map((to) => hyperlink(to, `the part behind ${to}`));
  const plan = entry('kbHowToSection', 'plan', { heading: 'Plan' });
  expect(
    findingsOf([
      plan,
      howTo('crews', 'Crews', { introduction: text(...links), howToSections: [entryLink('plan')] }),
    ]),
  ).toEqual([]);
});

test('an entry that shows itself is a circle, and one of a wrong type is that', () => {
  const section = entry('kbLandingPageSection', 'part', { title: 'Part', content: [entryLink('part')] });
  const page = entry('kbLandingPage', 'page', { title: 'Page', content: [entryLink('part')] });
  expect(findingsOf([section, page]).map(({ rule }) => rule)).toEqual(['refs/cycle']);
  const highlight = entry('kbHighlight', 'card', { title: 'Card', content: entryLink('card') });
  expect(findingsOf([highlight]).map(({ rule }) => rule)).toEqual(['refs/unreachable', 'refs/wrong-type']);
});

test('entries of related content that lead to one another end somewhere', () => {
  const a = entry('relatedContent', 'a', { name: 'A', article: entryLink('b') });
  const b = entry('relatedContent', 'b', { name: 'B', article: entryLink('a') });
  const rules = findingsOf([a, b, howTo('crews', 'Crews', { relatedContent: [entryLink('a')] })]);
  expect(rules.map(({ rule }) => rule)).toEqual(['refs/wrong-type', 'refs/wrong-type']);
});
