import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import { usePopupTurn } from '../../ui/overlays/use-popup-turn.ts';
import { type CaseAction, type CaseState, hidden, nextCaseState, processed } from './case-state.ts';
import { startOpeningTime } from './opening-time.ts';
import { isDeflected } from './deflected-cases.ts';

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

/** The state of the question, and the timers that change it. Source: docs/requirements.md, DF-1. */
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

/** True for steps that keep other popups away. */
const takesTheStage: Readonly<Record<CaseState['step'], boolean>> = {
  hidden: false,
  due: true,
  open: true,
  away: false,
  confirming: true,
  closing: true,
  processed: false,
};

/** Whether the tab is visible and no dialog is open. */
const usePageInSight = (): boolean => useSyncExternalStore(subscribe, isInSight, () => false);

const isInSight = (): boolean =>
  document.visibilityState === 'visible' && document.querySelector('dialog[open]') === null;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  // it does not bubble
  document.addEventListener('close', onChange, { capture: true });
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    document.removeEventListener('close', onChange, { capture: true });
  };
}

/** Calls back when another tab has kept or closed the case. Browsers send storage events to other tabs only. */
function useProcessedElsewhere(caseId: string, onProcessed: () => void): void {
  useEffect(() => {
    const look = () => {
      if (isDeflected(caseId)) onProcessed();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [caseId, onProcessed]);
}
