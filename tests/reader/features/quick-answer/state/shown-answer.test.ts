import { describe, expect, test } from 'vitest';
import type { QuickAnswerState } from '../../../../../reader/features/quick-answer/state/quick-answer-state.ts';
import { hidden } from '../../../../../reader/features/quick-answer/state/quick-answer-state.ts';
import { shownAnswer } from '../../../../../reader/features/quick-answer/state/shown-answer.ts';
import { answerOf } from '../builders.ts';

const generating: QuickAnswerState = {
  status: 'generating',
  query: 'save',
  run: { query: 'save' },
  textSoFar: 'Press',
};
const answer = answerOf();
const answered: QuickAnswerState = { status: 'answered', query: 'save', answer };
const verified = { sources: [], isVerified: true };
const unverified = { sources: [], isVerified: false };
const noResult = { status: 'noResult' };

describe('the shown part of a quick answer [QA-2]', () => {
  test.each([true, false])('nothing without a query, and no result as it is', (withholds) => {
    expect(shownAnswer(hidden, undefined, withholds)).toBeUndefined();
    expect(shownAnswer({ status: 'noResult', query: 'save' }, undefined, withholds)).toEqual(noResult);
  });

  test('text as it comes, and the answer before its sources are checked', () => {
    expect(shownAnswer(generating, undefined, false)).toEqual({ status: 'generating', text: 'Press' });
    const shown = { status: 'answered', text: 'Press Save.', answer };
    expect(shownAnswer(answered, undefined, false)).toEqual({ ...shown, checked: undefined });
    expect(shownAnswer(answered, unverified, false)).toEqual({ ...shown, checked: unverified });
  });

  test('nothing of an answer that may have to be withheld, before its sources are checked', () => {
    expect(shownAnswer(generating, undefined, true)).toEqual({ status: 'generating', text: '' });
    expect(shownAnswer(answered, undefined, true)).toEqual({ status: 'generating', text: '' });
    expect(shownAnswer(answered, unverified, true)).toEqual(noResult);
    expect(shownAnswer(answered, verified, true)).toMatchObject({ status: 'answered', checked: verified });
  });
});
