import { type RefObject, useEffect, useRef } from 'react';
import type { PollState } from './poll-state.ts';

/**
 * What was pressed goes with its step, so the focus moves on: to the first field of the form, else to the poll itself,
 * where the next Tab finds what it offers. Not on the first step: nobody has pressed anything.
 */
export function useStepFocus(step: PollState['step']): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = step === 'explaining' ? card.current?.querySelector('input') : undefined;
    (field ?? card.current)?.focus({ preventScroll: true });
  }, [step]);
  return card;
}
