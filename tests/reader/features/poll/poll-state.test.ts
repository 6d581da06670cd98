import { describe, expect, test } from 'vitest';
import {
  answered,
  asking,
  nextPollState,
  type PollAction,
  type PollState,
} from '../../../../reader/features/poll/poll-state.ts';

const empty = { couldntFind: false, didntWork: false, unclear: false, comment: '' };

const after = (...actions: readonly PollAction[]): PollState =>
  actions.reduce<PollState>((state, action) => nextPollState(state, action), asking);

describe('the poll [AP-1]', () => {
  test('is answered by Yes', () => {
    expect(after({ kind: 'yes' })).toEqual(answered);
  });

  test('asks why after No', () => {
    expect(after({ kind: 'no' })).toEqual({ step: 'explaining', explanation: empty });
  });

  test('keeps the explanation until it is submitted', () => {
    const said = after(
      { kind: 'no' },
      { kind: 'explain', change: { unclear: true } },
      { kind: 'explain', change: { comment: 'Add a picture.' } },
    );
    expect(said).toEqual({
      step: 'explaining',
      explanation: { ...empty, unclear: true, comment: 'Add a picture.' },
    });
    expect(nextPollState(said, { kind: 'submit' })).toEqual(answered);
  });

  test('clears the explanation when it starts again', () => {
    const said: readonly PollAction[] = [
      { kind: 'no' },
      { kind: 'explain', change: { unclear: true, comment: 'Add a picture.' } },
    ];
    expect(after(...said, { kind: 'reset' })).toEqual(asking);
    expect(after(...said, { kind: 'submit' }, { kind: 'reset' }, { kind: 'no' })).toEqual({
      step: 'explaining',
      explanation: empty,
    });
  });

  test.each<[PollState, PollAction]>([
    [asking, { kind: 'submit' }],
    [asking, { kind: 'explain', change: { unclear: true } }],
    [answered, { kind: 'no' }],
    [answered, { kind: 'submit' }],
    [{ step: 'explaining', explanation: empty }, { kind: 'yes' }],
  ])('stays at %j on %j', (state, action) => {
    expect(nextPollState(state, action)).toBe(state);
  });
});
