import { useCallback, useEffect, useReducer } from 'react';
import { usePopupTurn } from '../../ui/use-popup-turn.ts';
import { type CaseAction, type CaseState, hidden, nextCaseState, processed } from './case-state.ts';
import { startOpeningTime } from './opening-time.ts';
import { usePageInSight } from './use-page-in-sight.ts';
import { useProcessedElsewhere } from './use-processed-elsewhere.ts';

/** A page that has a place for the question. */
export interface OpenPage {
  readonly id: string;
  /** By `performance.now()`. */
  readonly openedAtMs: number;
}

interface CaseAndPage {
  readonly caseId: string;
  readonly page: OpenPage | undefined;
  readonly wasProcessed: boolean;
}

/** Where the question of a case stands, and what moves it on by itself. Source: docs/requirements.md, DF-1. */
export function useCaseState({ caseId, page, wasProcessed }: CaseAndPage) {
  const [state, dispatch] = useReducer(nextCaseState, wasProcessed ? processed : hidden);
  const { step } = state;
  const isFirst = usePopupTurn(takesTheStage[step]);
  const mayShow = usePageInSight() && isFirst;
  const isWaiting = step === 'hidden' && page !== undefined;
  useEffect(() => {
    if (isWaiting) return startOpeningTime(page.openedAtMs, () => dispatch('timeUp'));
  }, [isWaiting, page]);
  useEffect(() => {
    if (step === 'due' && mayShow) dispatch('show');
  }, [step, mayShow]);
  useEffect(() => {
    if (page !== undefined) return () => dispatch('leave');
  }, [page]);
  useProcessedElsewhere(
    caseId,
    useCallback(() => dispatch('process'), []),
  );
  return [state, dispatch] as const satisfies readonly [CaseState, (action: CaseAction) => void];
}

/** Whether nothing else may show itself meanwhile. */
const takesTheStage: Readonly<Record<CaseState['step'], boolean>> = {
  hidden: false,
  due: true,
  open: true,
  away: false,
  confirming: true,
  closing: true,
  processed: false,
};
