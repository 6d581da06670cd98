import { describe, expect, test } from 'vitest';
import {
  hidden,
  nextQuickAnswerState,
  type QuickAnswerAction,
  type QuickAnswerState,
} from '../../../../../reader/features/quick-answer/state/quick-answer-state.ts';
import { answerOf } from '../builders.ts';

const ask = (query: string, known = undefined as ReturnType<typeof answerOf> | undefined) =>
  ({ kind: 'ask', query, known }) as const;

/** A search that is being answered, and what can be said to it. */
function asked(query: string) {
  const state = nextQuickAnswerState(hidden, ask(query));
  if (state.status !== 'generating') throw new Error('it is not generating');
  const { run } = state;
  const text: QuickAnswerAction = { kind: 'text', run, textSoFar: 'Press' };
  const answer = (reply?: ReturnType<typeof answerOf>): QuickAnswerAction => ({ kind: 'answer', run, reply });
  const fail: QuickAnswerAction = { kind: 'fail', run };
  return { state, run, text, answer, fail };
}

const noResult = { status: 'noResult', query: 'save' };
const answered: QuickAnswerState = { status: 'answered', query: 'save', answer: answerOf() };

describe('a quick answer [QA-1] [QA-2]', () => {
  test('is hidden until there is a query, and without one again', () => {
    expect(nextQuickAnswerState(hidden, ask(''))).toBe(hidden);
    expect(nextQuickAnswerState(asked('save').state, ask(''))).toBe(hidden);
    expect(nextQuickAnswerState(answered, ask(''))).toBe(hidden);
  });

  test('is generated for a query, once', () => {
    const { state } = asked('save');
    expect(state).toEqual({ status: 'generating', query: 'save', run: { query: 'save' }, textSoFar: '' });
    expect(nextQuickAnswerState(state, ask('save'))).toBe(state);
    expect(nextQuickAnswerState(answered, ask('save'))).toBe(answered);
  });

  test('shows its text as it comes', () => {
    const { state, text } = asked('save');
    expect(nextQuickAnswerState(state, text)).toEqual({ ...state, textSoFar: 'Press' });
  });

  test('is answered by a reply that is fine', () => {
    const { state, text, answer } = asked('save');
    expect(nextQuickAnswerState(state, answer(answerOf()))).toEqual(answered);
    expect(nextQuickAnswerState(nextQuickAnswerState(state, text), answer(answerOf()))).toEqual(answered);
  });

  test.each([
    ['guardrailed', answerOf({ isGuardrailed: true })],
    ['in error', answerOf({ error: 'No model' })],
    ['in a transient error', answerOf({ isTransientError: true })],
    ['empty', answerOf({ text: ' \n' })],
    ['absent', undefined],
  ])('is no result where the reply is %s', (_what, reply) => {
    const { state, text, answer } = asked('save');
    expect(nextQuickAnswerState(state, answer(reply))).toEqual(noResult);
    expect(nextQuickAnswerState(nextQuickAnswerState(state, text), answer(reply))).toEqual(noResult);
  });

  test('is no result where the service fails, whatever had come', () => {
    const { state, text, fail } = asked('save');
    expect(nextQuickAnswerState(state, fail)).toEqual(noResult);
    expect(nextQuickAnswerState(nextQuickAnswerState(state, text), fail)).toEqual(noResult);
  });

  test('is generated again for another query, from every state', () => {
    const failed = nextQuickAnswerState(asked('save').state, asked('save').fail);
    for (const state of [asked('save').state, answered, failed]) {
      expect(nextQuickAnswerState(state, ask('print'))).toMatchObject({
        status: 'generating',
        query: 'print',
      });
    }
  });

  test('is at hand where it was seen before', () => {
    expect(nextQuickAnswerState(hidden, ask('save', answerOf()))).toEqual(answered);
    expect(nextQuickAnswerState(asked('print').state, ask('save', answerOf()))).toEqual(answered);
  });

  test('ignores what comes for an older question, of the same words too', () => {
    const { text, answer, fail } = asked('save');
    const again = asked('save').state;
    for (const state of [asked('print').state, again, answered, hidden]) {
      for (const late of [text, answer(answerOf()), answer(), fail]) {
        expect(nextQuickAnswerState(state, late)).toBe(state);
      }
    }
  });
});
