import { expect, test } from 'vitest';
import { findingsOf, howTo, text } from '../../builders.ts';
import { doc, embeddedAsset, entryLink, rawAsset, states, toEntry } from '../../documents.ts';

const dispatch = howTo('dispatch', 'Dispatch', { relatedContent: [entryLink('crews')] });
const crews = howTo('crews', 'Plan crews', {}, 'draft');

test('a reference to a draft is a warning, and not a missing entry [PL-1]', () => {
  expect(findingsOf([dispatch, crews])).toEqual([
    {
      rule: 'refs/draft-target',
      entry: 'dispatch',
      field: 'relatedContent.0',
      message: 'The field "relatedContent" refers to "Plan crews", which is a draft: readers do not see it.',
    },
  ]);
});

test('a link in a text to a draft is a warning, and not a broken page', () => {
  const linking = howTo('dispatch', 'Dispatch', { introduction: text(toEntry('crews', 'Planning crews')) });
  expect(findingsOf([linking, crews])).toEqual([
    {
      rule: 'refs/draft-target',
      entry: 'dispatch',
      field: 'introduction',
      message: 'The link "Planning crews" leads to "Plan crews", which is a draft: readers do not see it.',
    },
  ]);
});

test('in a build with drafts, nothing is wrong [PL-1]', () => {
  expect(findingsOf([dispatch, crews], { drafts: true })).toEqual([]);
});

test('what a draft itself refers to is not reported', () => {
  expect(
    findingsOf([howTo('dispatch', 'Dispatch', { relatedContent: [entryLink('gone')] }, 'draft')]),
  ).toEqual([]);
});

test('a picture that is not published is a warning too [PL-1]', () => {
  const showing = howTo('dispatch', 'Dispatch', { introduction: doc(embeddedAsset('van')) });
  const van = rawAsset('van', { title: 'The new van' });
  const draft = { ...van, sys: { ...van.sys, ...states.draft } };
  expect(findingsOf([showing, draft])).toEqual([
    {
      rule: 'refs/draft-target',
      entry: 'dispatch',
      field: 'introduction',
      message: 'The text shows "The new van", which is a draft: readers do not see it.',
    },
  ]);
  expect(findingsOf([showing, van])).toEqual([]);
});
