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
      entry('announcement', 'release', { title: 'Spring release', ctaLink: '/how-to/dispatch' }),
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
  expect(findingsOf([draft, assign])).toEqual([
    {
      rule: 'refs/unreachable',
      entry: 'assign',
      message:
        'Readers do not find this entry: it is referred to by "Dispatch", which is a draft, and by no page.',
    },
  ]);
  expect(findingsOf([draft, assign], { drafts: true })).toEqual([]);
});

test('what an entry of an unknown type shows is left alone', () => {
  const post = entry('post', 'post', { parts: [entryLink('assign')] });
  expect(findingsOf([post, assign]).map(({ rule }) => rule)).toEqual(['schema/unknown-type']);
});

test('what only something unreachable shows is reported with it', () => {
  const box = entry('spotlightBox', 'box', { name: 'Note' });
  const section = entry('kbHowToSection', 'part', {
    heading: 'Assign work',
    spotlightBoxes: [entryLink('box')],
  });
  expect(findingsOf([box, section]).map(({ entry: id, message }) => [id, message])).toEqual([
    [
      'box',
      'Readers do not find this entry: it is referred to by "Assign work", which readers do not find either, and by no page.',
    ],
    ['part', 'No page shows this entry or leads to it: readers do not find it.'],
  ]);
});
