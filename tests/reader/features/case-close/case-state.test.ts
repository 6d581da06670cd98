import { describe, expect, test } from 'vitest';
import {
  type CaseAction,
  type CaseState,
  hidden,
  nextCaseState,
  processed,
} from '../../../../reader/features/case-close/case-state.ts';

const due: CaseState = { step: 'due' };
const itself: CaseState = { step: 'open', by: 'itself' };
const reader: CaseState = { step: 'open', by: 'reader' };
const away: CaseState = { step: 'away' };
const confirming: CaseState = { step: 'confirming' };
const closing: CaseState = { step: 'closing' };

const transitions: readonly (readonly [CaseState, CaseAction, CaseState])[] = [
  [hidden, 'timeUp', due],
  [hidden, 'process', processed],
  [due, 'show', itself],
  [due, 'leave', hidden],
  [due, 'process', processed],
  ...[itself, reader].flatMap((open) => [
    [open, 'interact', away] as const,
    [open, 'leave', away] as const,
    [open, 'yes', confirming] as const,
    [open, 'process', processed] as const,
  ]),
  [away, 'reopen', reader],
  [away, 'process', processed],
  [confirming, 'cancel', reader],
  [confirming, 'leave', away],
  [confirming, 'confirm', closing],
  [closing, 'process', processed],
  [closing, 'fail', reader],
];
const states = [hidden, due, itself, reader, away, confirming, closing, processed];
const actions: readonly CaseAction[] = [
  'timeUp',
  'show',
  'interact',
  'leave',
  'reopen',
  'yes',
  'cancel',
  'confirm',
  'process',
  'fail',
];

describe('the question of a case [DF-1] [DF-2]', () => {
  test.each(transitions)('goes from %j on %s to %j', (from, action, to) => {
    expect(nextCaseState(from, action)).toEqual(to);
  });

  test('stays where it is on everything else', () => {
    const others = states.flatMap((state) => actions.map((action) => ({ state, action })));
    for (const { state, action } of others) {
      if (transitions.some(([from, on]) => from === state && on === action)) continue;
      expect(nextCaseState(state, action), `${state.step} on ${action}`).toBe(state);
    }
  });

  test('comes by itself once, whatever happens afterwards', () => {
    const afterwards = ['interact', 'leave', 'timeUp', 'show', 'leave', 'timeUp', 'show'] as const;
    expect(afterwards.reduce<CaseState>(nextCaseState, itself)).toEqual(away);
  });
});
