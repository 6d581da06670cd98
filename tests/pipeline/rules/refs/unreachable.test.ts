import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const assign = entry('kbHowToSection', 'assign', { heading: 'Assign work' });

test('a section that nothing shows is a note', () => {
  expect(findingsOf([howTo('dispatch', 'Dispatch'), assign])).toEqual([
    {
      rule: 'refs/unreachable',
      entry: 'assign',
      message: 'No page shows this entry or leads to it: readers do not find it.',
    },
  ]);
});

test('pages, announcements, home entries and redirect rules need nothing that leads to them', () => {
  expect(
    findingsOf([
      howTo('dispatch', 'Dispatch'),
      entry('productArea', 'field', { title: 'Field work' }),
      entry('announcement', 'release', { title: 'Spring release' }),
      entry('homeEntry', 'home', { codeId: 'HPWelcome', subContent: [entryLink('dispatch')] }),
      entry('redirectRule', 'rule', { fromPath: '/how-to/board', toPath: '/how-to/dispatch' }),
    ]),
  ).toEqual([]);
});

test('an entry that a page reaches through others is no finding', () => {
  expect(
    findingsOf([
      howTo('dispatch', 'Dispatch', {
        howToSections: [entryLink('assign')],
        relatedContent: [entryLink('book')],
      }),
      entry('kbHowToSection', 'assign', { heading: 'Assign work', spotlightBoxes: [entryLink('box')] }),
      entry('spotlightBox', 'box', { name: 'Note', spotlightBoxType: entryLink('note') }),
      entry('template', 'note', { codeId: 'SBTNote01' }),
      entry('relatedContent', 'book', { name: 'The handbook', externalUrl: 'https://example.com' }),
    ]),
  ).toEqual([]);
});

test('what only a draft shows is not found by readers', () => {
  const draft = howTo('dispatch', 'Dispatch', { howToSections: [entryLink('assign')] }, 'draft');
  expect(findingsOf([draft, assign]).map(({ rule }) => rule)).toEqual(['refs/unreachable']);
  expect(findingsOf([draft, assign], { drafts: true })).toEqual([]);
});

test('what an entry of an unknown type shows is left alone', () => {
  const post = entry('post', 'post', { parts: [entryLink('assign')] });
  expect(findingsOf([post, assign]).map(({ rule }) => rule)).toEqual(['schema/unknown-type']);
});
