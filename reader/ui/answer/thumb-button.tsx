import type { ComponentProps, ReactNode } from 'react';
import styles from './answer-vote.module.css';

interface ThumbButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'aria-label' | 'aria-pressed' | 'aria-disabled'
> {
  label: string;
  /** True if this is the reader's vote. */
  isPressed: boolean;
  /** True after a vote. The button keeps the focus and does nothing. */
  isDone: boolean;
}

/** One of the two buttons of a vote. */
export const ThumbButton = ({ label, isPressed, isDone, ...button }: ThumbButtonProps): ReactNode => (
  <button
    {...button}
    type="button"
    className={styles.thumb}
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    aria-disabled={isDone}
  />
);
