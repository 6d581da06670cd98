import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

export type ChipTone = 'quiet' | 'info' | 'pro';

interface ChipProps {
  tone?: ChipTone;
  /** Overrides the tone. */
  className?: string | undefined;
  children: ReactNode;
}

/** A few words that classify the element beside them. */
export function Chip({ tone = 'quiet', className, children }: ChipProps): ReactNode {
  return <span className={classNames(styles.chip, className ?? styles[tone])}>{children}</span>;
}
