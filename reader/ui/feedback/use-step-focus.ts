import { type RefObject, useEffect, useRef } from 'react';

/**
 * What was pressed goes with its step, so the focus moves on: to the first field of a form, else to the card itself,
 * where the next Tab finds what it offers. Not on the first step: nobody has pressed anything.
 */
export function useStepFocus(step: string): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = card.current?.querySelector<HTMLElement>('input, textarea');
    (field ?? card.current)?.focus({ preventScroll: true });
  }, [step]);
  return card;
}
