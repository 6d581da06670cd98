import { expect, test } from 'vitest';
import { howTo, text } from '../../builders.ts';
import { doc, p, words } from '../../documents.ts';
import { badIn, writingIn } from '../../writing/english.ts';

test('a word that stands twice in a row is a finding', () => {
  const dispatch = howTo('dispatch', 'Dispatch', { introduction: text('Open the the board.') });
  expect(writingIn([dispatch])).toEqual([
    {
      rule: 'writing/repeated-words',
      entry: 'dispatch',
      field: 'introduction',
      message: '"the the": a word stands twice in a row.',
    },
  ]);
});

test('so is one whose case differs, and one across two runs of text', () => {
  expect(badIn('The the board opens.')).toEqual(['repeated-words: The the']);
  expect(badIn('Open the ', words('the board', 'italic'), '.')).toEqual(['repeated-words: the the']);
});

test.each([
  'I know that that is so.',
  'Log in in the browser.',
  'Turn it on on Monday.',
  'Use the Active Directory directory.',
  'She is from Walla Walla.',
  'Open the “the” group.',
  'Dial 10 10 first.',
])('%j is no finding', (sentence) => {
  expect(badIn(sentence)).toEqual([]);
});

test('words in two paragraphs, two lines, or around code or a button are not in a row', () => {
  const introduction = doc(p('Open the board'), p('board of the day'));
  expect(writingIn([howTo('dispatch', 'Dispatch', { introduction })])).toEqual([]);
  expect(badIn('Open the board\nboard of the day')).toEqual([]);
  expect(badIn('Type ', words('the', 'code'), ' the end.')).toEqual([]);
  expect(badIn('Then ', words('Save', 'bold'), ' save it.')).toEqual([]);
});
