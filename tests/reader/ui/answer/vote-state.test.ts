import { describe, expect, test } from 'vitest';
import {
  asking,
  nextVoteState,
  type VoteAction,
  type VoteState,
} from '../../../../reader/ui/answer/vote-state.ts';
import { voteOnWire } from '../../../../reader/ui/answer/vote-on-wire.ts';
import { negativeReasons } from '../../../../schemas/spec/pages/feedback.ts';

const after = (...actions: readonly VoteAction[]): VoteState => actions.reduce(nextVoteState, asking);

const up: VoteAction = { kind: 'up' };
const down: VoteAction = { kind: 'down' };
const close: VoteAction = { kind: 'close' };
const submit: VoteAction = { kind: 'submit' };
const unclear: VoteAction = { kind: 'toggle', reason: 'unclear' };
const unrelated: VoteAction = { kind: 'toggle', reason: 'unrelated' };
const other: VoteAction = { kind: 'toggle', reason: 'other' };
const write: VoteAction = { kind: 'write', comment: '  It is old ' };
const every = { up, down, close, submit, toggle: unclear, write };

const nothingSaid = { reasons: [], comment: '' };
const thanked = (vote: object) => ({ step: 'thanked', vote });

describe('a vote on an answer [QA-3]', () => {
  test('while it is asked for, thumbs up votes at once, and thumbs down asks why', () => {
    expect(after(up)).toEqual(thanked({ isHelpful: true }));
    expect(after(down)).toEqual({ step: 'explaining', draft: nothingSaid });
    for (const action of [close, submit, unclear, write]) expect(after(action)).toBe(asking);
  });

  test('reasons are added and removed in the order in which they are shown', () => {
    expect(after(down, unclear)).toMatchObject({ draft: { reasons: ['unclear'] } });
    expect(after(down, unclear, unrelated)).toMatchObject({ draft: { reasons: ['unrelated', 'unclear'] } });
    expect(after(down, unclear, unrelated, unclear)).toMatchObject({ draft: { reasons: ['unrelated'] } });
  });

  test('nothing is sent before a reason is chosen', () => {
    expect(after(down, submit)).toEqual({ step: 'explaining', draft: nothingSaid });
    expect(after(down, unclear, unclear, submit)).toEqual({ step: 'explaining', draft: nothingSaid });
    expect(after(down, unclear, submit)).toEqual(
      thanked({ isHelpful: false, reasons: ['unclear'], comment: '' }),
    );
  });

  test('a comment is accepted only with the reason Other', () => {
    expect(after(down, unclear, write)).toEqual(after(down, unclear));
    expect(after(down, other, write)).toMatchObject({ draft: { comment: '  It is old ' } });
    expect(after(down, other, write, submit)).toEqual(
      thanked({ isHelpful: false, reasons: ['other'], comment: 'It is old' }),
    );
    expect(after(down, other, write, other, unclear, submit)).toEqual(
      thanked({ isHelpful: false, reasons: ['unclear'], comment: '' }),
    );
  });

  test.each([close, down])('$kind closes the reasons without a vote, and keeps the draft', (action) => {
    const draft = { reasons: ['other'], comment: '  It is old ' };
    expect(after(down, other, write, action)).toEqual({ step: 'asking', draft });
    expect(after(down, other, write, action, down)).toEqual({ step: 'explaining', draft });
  });

  test('thumbs up while the reasons are open is a vote for the answer', () => {
    expect(after(down, unclear, up)).toEqual(thanked({ isHelpful: true }));
  });

  test.each(Object.entries(every))('%s changes nothing after thanks', (_kind, action) => {
    for (const state of [after(up), after(down, unclear, submit)]) {
      expect(nextVoteState(state, action)).toBe(state);
    }
  });
});

describe('a vote on the wire [QA-3] [CH-3]', () => {
  test('thumbs up is 1, without reasons', () => {
    expect(voteOnWire({ isHelpful: true })).toEqual({ rating: 1, options: 0 });
  });

  test.each([
    [['unrelated'], 2],
    [['unclear', 'incorrect'], 20],
    [['other'], 1],
    [negativeReasons, 31],
  ] as const)('thumbs down for %j is 0, the flags added up to %i', (reasons, options) => {
    expect(voteOnWire({ isHelpful: false, reasons, comment: '' })).toEqual({ rating: 0, options });
  });

  test('a comment is the description', () => {
    expect(voteOnWire({ isHelpful: false, reasons: ['other'], comment: 'Old' })).toEqual({
      rating: 0,
      options: 1,
      description: 'Old',
    });
  });
});
