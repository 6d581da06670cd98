import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink, toEntry } from '../../documents.ts';

const assign = entry('kbHowToSection', 'assign', { heading: 'Assign work' });
const dispatch = (...sections: string[]) =>
  howTo('dispatch', 'Dispatch', { howToSections: sections.map((id) => entryLink(id)) });

test('an entry that a list names twice is a warning at its second position', () => {
  const plan = entry('kbHowToSection', 'plan', { heading: 'Plan crews' });
  expect(findingsOf([dispatch('assign', 'plan', 'assign'), assign, plan])).toEqual([
    {
      rule: 'refs/duplicate',
      entry: 'dispatch',
      field: 'howToSections.2',
      message: 'The field "howToSections" lists "Assign work" twice, at positions 1 and 3.',
    },
  ]);
});

test('one that stands there more often is one finding', () => {
  expect(findingsOf([dispatch('assign', 'assign', 'assign'), assign]).map(({ message }) => message)).toEqual([
    'The field "howToSections" lists "Assign work" 3 times, at positions 1, 2 and 3.',
  ]);
  const many = Array.from({ length: 9 }, () => 'assign');
  expect(findingsOf([dispatch(...many), assign]).map(({ message }) => message)).toEqual([
    'The field "howToSections" lists "Assign work" 9 times, at positions 1, 2, 3, 4 and 5 others.',
  ]);
});

test('a list of links, and one of a type that is not known, are looked at too', () => {
  const board = howTo('board', 'Dispatch board');
  const twice = [entryLink('board'), entryLink('board')];
  const found = findingsOf([
    board,
    howTo('crews', 'Crews', { relatedContent: twice }),
    entry('post', 'post', { parts: twice }),
  ]);
  expect(found.filter(({ rule }) => rule === 'refs/duplicate').map(({ field }) => field)).toEqual([
    'relatedContent.1',
    'parts.1',
  ]);
});

test('an entry in two lists, or linked to twice in a text, is no finding', () => {
  const box = entry('spotlightBox', 'box', { name: 'Note' });
  const board = howTo('board', 'Dispatch board');
  expect(
    findingsOf([
      box,
      board,
      howTo('dispatch', 'Dispatch', {
        introduction: text(
          'See ',
          toEntry('board', 'the board'),
          ' and ',
          toEntry('board', 'the board'),
          '.',
        ),
        spotlightBoxes: [entryLink('box')],
        howToSections: [entryLink('assign')],
        relatedContent: [entryLink('board')],
      }),
      entry('kbHowToSection', 'assign', { heading: 'Assign work', spotlightBoxes: [entryLink('box')] }),
    ]),
  ).toEqual([]);
});

test('what is not in the export is named as missing only', () => {
  expect(new Set(findingsOf([dispatch('gone', 'gone')]).map(({ rule }) => rule))).toEqual(
    new Set(['refs/missing-entry']),
  );
});

test.each(['__proto__', 'constructor', 'toString'])('the id %j is one like any other', (id) => {
  const section = entry('kbHowToSection', id, { heading: 'Assign work' });
  expect(findingsOf([dispatch(id), section])).toEqual([]);
  expect(findingsOf([dispatch(id, id), section]).map(({ rule }) => rule)).toEqual(['refs/duplicate']);
});
