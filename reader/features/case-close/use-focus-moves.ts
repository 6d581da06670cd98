import { type RefObject, useEffect, useRef } from 'react';
import type { CaseState } from './case-state.ts';

interface FocusPlaces {
  /** Contains the question, the button that replaces it, and the dialog. */
  readonly own: RefObject<HTMLElement | null>;
  /** The button that opens the dialog. */
  readonly yes: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus when its element disappears: between the question and its button, from the dialog to its opener,
 * and to the content at the end. A question that opens by itself leaves the focus alone. Gives a function to call
 * before a step.
 */
export function useFocusMoves({ step }: CaseState, { own, yes }: FocusPlaces): () => void {
  const before = useRef(step);
  const wasInside = useRef(false);
  useEffect(() => {
    const [from, isInside] = [before.current, wasInside.current];
    before.current = step;
    wasInside.current = false;
    if (from === step) return;
    if (step === 'open' && from === 'away') return own.current?.querySelector('section')?.focus(still);
    if (step === 'open' && from !== 'due') return yes.current?.focus(still);
    if (!isInside) return;
    if (step === 'away') own.current?.querySelector('button')?.focus(still);
    if (step === 'processed') document.querySelector<HTMLElement>('main:not([hidden])')?.focus(still);
  }, [step, own, yes]);
  return () => {
    wasInside.current = own.current?.contains(document.activeElement) === true;
  };
}

const still: FocusOptions = { preventScroll: true };
