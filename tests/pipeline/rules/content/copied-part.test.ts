import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const section = (id: string, heading: string, words: string, values = {}) =>
  entry('kbHowToSection', id, { heading, content: text(words), ...values });
const page = (id: string, ...sections: string[]) =>
  howTo(id, `Page ${id}`, { howToSections: sections.map((each) => entryLink(each)) });

test('a section with the heading and the text of another one of the page is reported, with that one', () => {
  const items = [
    page('board', 'a', 'b'),
    section('a', 'Set skills', 'Choose a skill.', { anchor: 'skills' }),
    section('b', 'Set skills', 'Choose a skill.'),
  ];
  expect(findingsOf(items)).toEqual([
    {
      rule: 'content/copied-part',
      entry: 'b',
      message:
        '"Set skills" is a copy of the entry a, which comes before it on /how-to/board: readers see the same content twice.',
    },
  ]);
});

test('on two pages, with another text, or without any, it is none', () => {
  const items = [
    page('board', 'a', 'b', 'd', 'e'),
    page('crews', 'c'),
    section('a', 'Set skills', 'Choose a skill.'),
    section('b', 'Set skills', 'Choose two skills.'),
    section('c', 'Set skills', 'Choose a skill.'),
    entry('kbHowToSection', 'd', { heading: 'Soon' }),
    entry('kbHowToSection', 'e', { heading: 'Soon' }),
  ];
  expect(findingsOf(items)).toEqual([]);
});
