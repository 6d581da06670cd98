import { expect, test } from 'vitest';
import { type Inline, entry, findingsOf, howTo, text } from '../../builders.ts';
import { doc, embedded, entryLink, h, hyperlink, p } from '../../documents.ts';

const board = howTo('board', 'Dispatch board', { howToSections: [entryLink('assign'), entryLink('move')] });
const assign = entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' });
const move = entry('kbHowToSection', 'move', {
  heading: 'Move a job',
  content: doc(h(3, 'By hand'), p('Drag it.')),
});
const from = (...inlines: readonly Inline[]) =>
  howTo('crews', 'Plan crews', { introduction: text(...inlines) });

test('an anchor that the page does not have is an error, with the nearest one [PL-2]', () => {
  expect(
    findingsOf([board, assign, move, from('See ', hyperlink('/how-to/board#assign-jobs', 'the board'), '.')]),
  ).toEqual([
    {
      rule: 'links/broken-anchor',
      entry: 'crews',
      field: 'introduction',
      message: 'The link "the board" leads to "#assign-jobs" on /how-to/board, where there is no such place.',
      suggestion: '/how-to/board#assign-a-job',
    },
  ]);
});

test('the hash of a link through a redirect is looked for on the last page', () => {
  const found = findingsOf([board, assign, move, from(hyperlink('/old#assign-jobs', 'the board'))], {
    redirects: ['/old,/how-to/board'],
  });
  expect(found.filter(({ rule }) => rule === 'links/broken-anchor')).toEqual([
    {
      rule: 'links/broken-anchor',
      entry: 'crews',
      field: 'introduction',
      message: 'The link "the board" leads to "#assign-jobs" on /how-to/board, where there is no such place.',
      suggestion: '/how-to/board#assign-a-job',
    },
  ]);
});

test('a link within the page needs its anchor on every page that shows it', () => {
  const snippet = entry('contentSnippet', 'tip', {
    name: 'Tip',
    content: text(hyperlink('#move-a-job', 'Move it')),
  });
  const showing = { ...howTo('crews', 'Plan crews', { introduction: doc(embedded('tip')) }) };
  const both = { ...board, fields: { ...board.fields, introduction: { 'en-US': doc(embedded('tip')) } } };
  expect(findingsOf([both, assign, move, showing, snippet])).toEqual([
    {
      rule: 'links/broken-anchor',
      entry: 'tip',
      field: 'content',
      message:
        'The link "Move it" leads to "#move-a-job" on the same page, and there is no such place on /how-to/crews.',
    },
  ]);
  expect(findingsOf([both, assign, move, snippet])).toEqual([]);
});

const link = (anchor: string) =>
  entry('kbLandingPageLink', 'link', { title: 'Assigning', article: entryLink('board'), anchor });

test("a landing page link's own anchor field is checked in the article it leads to [AR-7]", () => {
  const page = entry('kbLandingPage', 'start', { title: 'Start', content: [entryLink('link')] });
  expect(findingsOf([page, link('#assign-jobs'), board, assign, move])).toEqual([
    {
      rule: 'links/broken-anchor',
      entry: 'link',
      field: 'anchor',
      message:
        'The link in the field "article" leads to "#assign-jobs" on /how-to/board, where there is no such place.',
      suggestion: '/how-to/board#assign-a-job',
    },
  ]);
  expect(findingsOf([page, link('assign-a-job'), board, assign, move])).toEqual([]);
});

test('an anchor with the words and some more is nearer than one of as many letters', () => {
  const guide = howTo('guide', 'Guide', {
    introduction: doc(
      h(2, 'Check the capacity of a day'),
      h(2, 'Cities'),
      p('Go to ', hyperlink('#capacity', 'it'), '.'),
    ),
  });
  expect(findingsOf([guide])[0]?.suggestion).toBe('#check-the-capacity-of-a-day');
});

test('headings of sections and texts, the top, and hashes of pages that are not articles are no findings', () => {
  const uris = ['assign-a-job', 'move-a-job', 'by-hand', '', 'top'].map(
    (anchor) => `/how-to/board#${anchor}`,
  );
  const links = [...uris, '/announcements#x', '/#welcome', '#', '#top'].map((uri) =>
    hyperlink(uri, `Go to ${uri}`),
  );
  expect(findingsOf([board, assign, move, from(...links)])).toEqual([]);
});

test('an encoded hash is decoded', () => {
  const guide = howTo('guide', 'Guide', {
    introduction: doc(h(2, 'Café'), p('Go to ', hyperlink('#caf%C3%A9', 'it'), '.')),
  });
  expect(findingsOf([guide])).toEqual([]);
});
