import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const section = (...cards: string[]) =>
  entry('homeEntry', 'home', {
    title: 'Choose a topic',
    codeId: 'HPWelcome',
    subContent: cards.map((id) => entryLink(id)),
  });
const empty = { rule: 'home/empty', entry: 'home', field: 'subContent' };
const unseen = {
  ...empty,
  message:
    'The section "HPWelcome" lists no card that readers can see, so the home page leaves it out: every card is unpublished, or leads to a page that is not on this site.',
};

test('a section without cards is a warning [HM-2]', () => {
  expect(findingsOf([section()])).toEqual([
    { ...empty, message: 'The section "HPWelcome" lists no cards, so the home page leaves it out.' },
  ]);
});

test('cards that are not published are none', () => {
  expect(findingsOf([section('board'), howTo('board', 'Dispatch board', {}, 'draft')])).toContainEqual(
    unseen,
  );
});

test('a section with a card, and a card without any, are no findings', () => {
  const card = entry('homeEntry', 'card', { title: 'Dispatching' });
  expect(findingsOf([section('card'), card])).toEqual([]);
});

test('a card that leads to a page of another channel only is none', () => {
  const elsewhere = howTo('board', 'Dispatch board', { deliveryChannels: ['partners'] });
  const card = entry('homeEntry', 'card', { title: 'Dispatching', content: entryLink('board') });
  expect(findingsOf([section('card'), card, elsewhere])).toContainEqual(unseen);
});

test('a section that is a draft is not looked at', () => {
  expect(findingsOf([entry('homeEntry', 'home', { codeId: 'HPWelcome' }, 'draft')])).toEqual([]);
});
