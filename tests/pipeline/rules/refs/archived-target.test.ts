import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';
import { doc, embeddedAsset, entryLink, rawAsset, states } from '../../documents.ts';

test('a reference to an archived entry is a warning [PL-1]', () => {
  const dispatch = howTo('dispatch', 'Dispatch', { relatedContent: [entryLink('crews')] });
  expect(findingsOf([dispatch, howTo('crews', 'Plan crews', {}, 'archived')], { drafts: true })).toEqual([
    {
      rule: 'refs/archived-target',
      entry: 'dispatch',
      field: 'relatedContent.0',
      message: 'The field "relatedContent" refers to "Plan crews", which is archived: readers do not see it.',
    },
  ]);
});

test('an archived image is a warning too', () => {
  const dispatch = howTo('dispatch', 'Dispatch', { introduction: doc(embeddedAsset('board')) });
  const board = rawAsset('board', { title: 'Board' });
  const archived = { ...board, sys: { ...board.sys, ...states.archived } };
  expect(findingsOf([dispatch, archived])).toEqual([
    {
      rule: 'refs/archived-target',
      entry: 'dispatch',
      field: 'introduction',
      message: 'The text shows "Board", which is archived: readers do not see it.',
    },
  ]);
  expect(findingsOf([dispatch, board])).toEqual([]);
});
