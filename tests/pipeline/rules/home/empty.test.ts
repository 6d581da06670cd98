import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const section = (...cards: string[]) =>
  entry('homeEntry', 'home', {
    title: 'Choose a topic',
    codeId: 'HPWelcome',
    subContent: cards.map((id) => entryLink(id)),
  });
const empty = {
  rule: 'home/empty',
  entry: 'home',
  field: 'subContent',
  message:
    'The section "HPWelcome" of the home page has no cards that readers see: the section is not shown.',
};

test('a section without cards is a warning [HM-2]', () => {
  expect(findingsOf([section()])).toEqual([empty]);
});

test('cards that are not published are none', () => {
  expect(findingsOf([section('board'), howTo('board', 'Dispatch board', {}, 'draft')])).toContainEqual(empty);
});

test('a section with a card, and a card without any, are no findings', () => {
  const card = entry('homeEntry', 'card', { title: 'Dispatching' });
  expect(findingsOf([section('card'), card])).toEqual([]);
});
