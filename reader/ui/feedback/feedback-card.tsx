import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { onceInSight } from '../../browser/once-in-sight.ts';
import styles from './feedback-card.module.css';

interface FeedbackCardProps {
  /** The question that it is about. */
  label: string;
  /** Changes with the content of the card. The focus moves to the new content. */
  step: string;
  /** Keeps its place until there is a script to take the answer. */
  isReady?: boolean;
  /** Called when a reader may be about to answer: the next step can be loaded. The same function at each render. */
  onInSight?: () => void;
  children: ReactNode;
}

/** A question to a reader and all that follows from the answer, step by step in one place. */
export function FeedbackCard({
  label,
  step,
  isReady = true,
  onInSight,
  children,
}: FeedbackCardProps): ReactNode {
  const card = useStepFocus(step);
  useEffect(() => {
    if (card.current === null || !isReady || onInSight === undefined) return undefined;
    return onceInSight(card.current, onInSight);
  }, [card, isReady, onInSight]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={label}
      className={classNames(styles.card, !isReady && styles.waiting)}
    >
      {children}
    </section>
  );
}

/**
 * A pressed button disappears with its step, so the focus moves to the first field of a form, else to the card. On
 * the first step nothing was pressed, and the focus stays.
 */
function useStepFocus(step: string): RefObject<HTMLElement | null> {
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
