import { expect, test } from 'vitest';
import { diagnosticsOf, findingsOf, howTo, text } from '../../builders.ts';
import { hyperlink } from '../../documents.ts';

test('a slug with upper-case letters is a warning, with the slug in lower case [RT-2]', () => {
  expect(findingsOf([howTo('board', 'Dispatch board', { url: 'Dispatch-Board' })])).toEqual([
    {
      rule: 'slugs/upper-case',
      entry: 'board',
      field: 'url',
      message:
        'The slug "Dispatch-Board" has upper-case letters: readers who type the address in lower case do not find the page.',
      suggestion: 'dispatch-board',
    },
  ]);
});

test('links to the page as its slug should be have the slug as their cause [ED-1]', () => {
  const found = diagnosticsOf([
    howTo('board', 'Dispatch board', { url: 'Dispatch Board' }),
    howTo('crews', 'Crews', { introduction: text(hyperlink('/how-to/dispatch-board', 'the board')) }),
  ]);
  const act = 'Give "Dispatch board" the slug dispatch-board';
  expect(found.map(({ rule, cause }) => [rule, cause?.act])).toEqual([
    ['links/broken-page', act],
    ['slugs/odd-characters', act],
    ['slugs/upper-case', act],
  ]);
});

test('a slug in lower case, an id instead of a slug, and a slug that is refused anyway are no findings', () => {
  expect(findingsOf([howTo('a', 'A', { url: 'board-7' }), howTo('dispatchBoard', 'B')])).toEqual([]);
  const refused = findingsOf([
    howTo('a', 'A', { url: 'board' }),
    howTo('b', 'B', { url: 'Board' }),
    howTo('c', 'C', { url: 'A/B' }),
  ]);
  expect(refused.map(({ rule, entry }) => [rule, entry])).toEqual([
    ['slugs/duplicate', 'b'],
    ['slugs/unusable', 'c'],
  ]);
});
