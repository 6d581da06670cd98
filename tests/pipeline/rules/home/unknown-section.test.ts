import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const board = howTo('board', 'Dispatch board');
const home = (codeId: string | undefined, ...cards: string[]) =>
  entry('homeEntry', 'home', {
    title: 'Home',
    ...(codeId !== undefined && { codeId }),
    subContent: cards.map((id) => entryLink(id)),
  });

test('a home entry that is no section, and that no other one lists, is a warning [HM-2]', () => {
  expect(findingsOf([board, home('HPWellcome', 'board')])).toEqual([
    {
      rule: 'home/unknown-section',
      entry: 'home',
      field: 'codeId',
      message:
        'The home page has no section "HPWellcome", and no other home entry lists this one: it is not shown.',
      suggestion: 'HPWelcome',
    },
  ]);
});

test('one without a codeId is a warning too', () => {
  expect(findingsOf([board, home(undefined, 'board')])).toEqual([
    {
      rule: 'home/unknown-section',
      entry: 'home',
      field: 'codeId',
      message: 'The home entry has no codeId and no other one lists it: it is not shown.',
    },
  ]);
});

test('a section, and a card with a code of its own, are no findings', () => {
  const card = entry('homeEntry', 'card', {
    title: 'Dispatching',
    codeId: 'packDispatch',
    content: entryLink('board'),
  });
  expect(findingsOf([board, home('HPFeaturePacks', 'card'), card])).toEqual([]);
});
