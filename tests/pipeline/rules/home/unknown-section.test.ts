import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const board = howTo('board', 'Dispatch board');
const home = (codeId: string | undefined, ...cards: string[]) =>
  entry('homeEntry', 'home', {
    title: 'Home',
    ...(codeId !== undefined && { codeId }),
    subContent: cards.map((id) => entryLink(id)),
  });

const adviceOn = (codeId: string) =>
  diagnosticsOf([board, home(codeId, 'board')]).map(({ advice }) => advice);

test('a home entry that is no section, and that no other one lists, is a warning [HM-2]', () => {
  expect(findingsOf([board, home('HPWellcome', 'board')])).toEqual([
    {
      rule: 'home/unknown-section',
      entry: 'home',
      field: 'codeId',
      message:
        'Readers do not see this home entry: "HPWellcome" is not the code of a section, and no section lists it as a card.',
      suggestion: 'HPWelcome',
    },
  ]);
});

test('the advice names the section that was meant, or all of them', () => {
  expect(adviceOn('HPWellcome')).toEqual([
    'Set codeId to HPWelcome. If this is a card, add it to the subContent of its section instead.',
  ]);
  expect(adviceOn('Start')).toEqual([expect.stringContaining('HPFeaturePacks, HPAnnouncements, HPWelcome')]);
});

test('one without a codeId is a warning too', () => {
  expect(findingsOf([board, home(undefined, 'board')])).toEqual([
    {
      rule: 'home/unknown-section',
      entry: 'home',
      field: 'codeId',
      message:
        'Readers do not see this home entry: it has no codeId, so it is no section, and no section lists it as a card.',
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

test('blanks around a code make it another one', () => {
  expect(findingsOf([board, home('HPWelcome ', 'board')])).toMatchObject([
    { rule: 'home/unknown-section', suggestion: 'HPWelcome' },
  ]);
});

test('of two sections with the same code the second by id is not shown', () => {
  const second = entry('homeEntry', 'homeToo', {
    title: 'More',
    codeId: 'HPWelcome',
    subContent: [entryLink('board')],
  });
  expect(findingsOf([board, second, home('HPWelcome', 'board')])).toEqual([
    {
      rule: 'home/unknown-section',
      entry: 'homeToo',
      field: 'codeId',
      message: 'The section "HPWelcome" is taken by "Home", so readers do not see this one.',
    },
  ]);
});

test('an entry that lists itself is not listed by that', () => {
  expect(findingsOf([home('HPOwn', 'home')]).map(({ rule }) => rule)).toContain('home/unknown-section');
});
