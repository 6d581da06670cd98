import { useCallback, useEffect, useReducer } from 'react';
import { useUninvited } from '../../ui/use-uninvited.ts';
import { type CaseAction, type CaseState, hidden, nextCaseState, processed } from './case-state.ts';
import { startOpeningTime } from './opening-time.ts';
import { usePageInSight } from './use-page-in-sight.ts';
import { useProcessedElsewhere } from './use-processed-elsewhere.ts';

interface CaseAndPage {
  readonly caseId: string;
  /** Changes with the page; undefined: the page has no place for the question. */
  readonly page: string | undefined;
  readonly wasProcessed: boolean;
}

/** Where the question of a case stands, and what moves it on by itself. Source: requirements DF-1. */
export function useCaseState({ caseId, page, wasProcessed }: CaseAndPage) {
  const [state, dispatch] = useReducer(nextCaseState, wasProcessed ? processed : hidden);
  const { step } = state;
  const isFirst = useUninvited(takesTheStage[step]);
  const mayShow = usePageInSight() && isFirst;
  const isWaiting = step === 'hidden' && page !== undefined;
  useEffect(() => {
    if (isWaiting) return startOpeningTime(() => dispatch('timeUp'));
  }, [isWaiting, page]);
  useEffect(() => {
    if (step === 'due' && mayShow) dispatch('show');
  }, [step, mayShow]);
  useEffect(() => () => dispatch('leave'), [page]);
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
