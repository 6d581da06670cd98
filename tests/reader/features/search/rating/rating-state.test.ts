import { describe, expect, it } from 'vitest';
import {
  asking,
  nextRatingState,
  type RatingAction,
  type RatingState,
} from '../../../../../reader/features/search/rating/rating-state.ts';

const after = (...actions: readonly RatingAction[]): RatingState => actions.reduce(nextRatingState, asking);

describe('the rating of a search [QA-4]', () => {
  it('goes straight to thanks after Yes', () => {
    expect(after({ kind: 'yes' })).toEqual({ step: 'thanked' });
  });

  it('opens a form after No, and thanks after it is submitted', () => {
    expect(after({ kind: 'no' })).toEqual({ step: 'explaining', comment: '' });
    expect(after({ kind: 'no' }, { kind: 'write', comment: 'Hm' }, { kind: 'submit' })).toEqual({
      step: 'thanked',
    });
  });

  it('returns to the question on reset, and clears the comment', () => {
    const reset = after({ kind: 'no' }, { kind: 'write', comment: 'Hm' }, { kind: 'reset' });
    expect(reset).toEqual(asking);
    expect(nextRatingState(reset, { kind: 'no' })).toEqual({ step: 'explaining', comment: '' });
  });

  it('ignores actions that a step does not offer', () => {
    expect(after({ kind: 'submit' })).toEqual(asking);
    expect(after({ kind: 'yes' }, { kind: 'no' })).toEqual({ step: 'thanked' });
    expect(after({ kind: 'write', comment: 'x' })).toEqual(asking);
  });
});
