import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const section = (id: string, heading: string, anchor?: string) =>
  entry('kbHowToSection', id, { heading, ...(anchor !== undefined && { anchor }) });
const board = (...ids: string[]) =>
  howTo('board', 'Dispatch board', { howToSections: ids.map((id) => entryLink(id)) });

test('an anchor that the page has already is an error at the second one [AR-10]', () => {
  expect(
    findingsOf([board('a', 'b'), section('a', 'Assign', 'jobs'), section('b', 'Move', ' #jobs ')]),
  ).toEqual([
    {
      rule: 'anchors/duplicate',
      entry: 'b',
      field: 'anchor',
      message: 'The anchor "jobs" belongs to another place on /how-to/board: links to it do not lead here.',
    },
  ]);
});

const copied = (id: string) =>
  entry('kbHowToSection', id, { heading: 'Assign', anchor: 'jobs', content: text('Drag the job.') });

test('of a copy of a section it says so, and names the other one', () => {
  const found = diagnosticsOf([board('a', 'b'), copied('a'), copied('b')]);
  expect(found.map(({ rule, entry: at, message, advice }) => [rule, at?.id, message, advice])).toEqual([
    [
      'anchors/duplicate',
      'b',
      'The anchor "jobs" is on /how-to/board already: this is a copy of the entry a, with the same heading and the same content.',
      'Remove one of the two from the page, or write what the copy was made for.',
    ],
  ]);
});

test('the anchor of a fixed section of the page is reserved', () => {
  const article = howTo('board', 'Dispatch board', {
    thingsToKnow: text('Bring a ladder.'),
    howToSections: [entryLink('a')],
  });
  expect(
    findingsOf([article, section('a', 'Ladders', 'things-to-know')]).map(({ rule, entry: at }) => [rule, at]),
  ).toEqual([['anchors/duplicate', 'a']]);
});

test('anchors of their own, on two pages the same one, and headings with the same words are no findings', () => {
  const other = howTo('crews', 'Crews', { howToSections: [entryLink('c')] });
  expect(
    findingsOf([
      board('a', 'b', 'd', 'e'),
      other,
      section('a', 'Assign', 'assign'),
      section('b', 'Move', 'move'),
      section('c', 'Assign', 'assign'),
      section('d', 'Before you start'),
      section('e', 'Before you start'),
    ]),
  ).toEqual([]);
});
