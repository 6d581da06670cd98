import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

export type ChipTone = 'quiet' | 'info' | 'good' | 'note' | 'danger' | 'pro';

/** A few words that classify what stands beside them. */
export function Chip({ tone = 'quiet', children }: { tone?: ChipTone; children: ReactNode }): ReactNode {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>;
}
