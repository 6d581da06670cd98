import type { ReactNode } from 'react';
import styles from './messages.module.css';
import { timeOfDay } from './time-of-day.ts';

/** Whose message it is, and of when. */
export const MessageHead = ({ by, at }: { by: string; at: string }): ReactNode => (
  <p className={styles.head}>
    <strong>{by}</strong> <time dateTime={at}>{timeOfDay(at)}</time>
  </p>
);
