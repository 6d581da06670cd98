import { useEffect, useReducer } from 'react';
import { loadParseAnswer } from '../../../bundle/answer/use-parse-answer.ts';
import type { QuickAnswerService } from '../../../services/help-center/quick-answer-service.ts';
import { answerSeen, rememberAnswer } from './answers-seen.ts';
import { hidden, nextQuickAnswerState, type QuickAnswerState } from './quick-answer-state.ts';

/** The quick answer to a query. A call that is no longer wanted is stopped. Source: docs/requirements.md, QA-1. */
export function useQuickAnswer(service: QuickAnswerService, query: string): QuickAnswerState {
  const [state, dispatch] = useReducer(nextQuickAnswerState, hidden);
  if (state.query !== query) dispatch({ kind: 'ask', query, known: answerSeen(service, query) });
  const run = state.status === 'generating' ? state.run : undefined;

  useEffect(() => {
    if (run === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const onText = (textSoFar: string) => dispatch({ kind: 'text', run, textSoFar });
    const ask = async () => {
      const answer = await service.ask(run.query, { signal, onText });
      if (signal.aborted) return;
      if (answer.ok) dispatch({ kind: 'answer', run, reply: answer.value });
      else dispatch({ kind: 'fail', run });
    };
    void ask();
    void loadParseAnswer();
    return () => controller.abort();
  }, [service, run]);

  useEffect(() => {
    if (state.status === 'answered') rememberAnswer(service, state.query, state.answer);
  }, [service, state]);

  return state;
}
