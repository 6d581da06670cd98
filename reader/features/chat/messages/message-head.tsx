import type { ReactNode } from 'react';
import styles from './messages.module.css';
import { interfaceTexts } from '../../../messages/interface.ts';

/** Whose message it is, and of when. */
export const MessageHead = ({ by, at }: { by: string; at: string }): ReactNode => (
  <p className={styles.head}>
    <strong>{by}</strong> <time dateTime={at}>{timeOfDay(at)}</time>
  </p>
);

/** `3:07 PM`, `15:07`: by the reader's own clock, as their language writes it. Takes ISO 8601. */
const timeOfDay = (iso: string): string =>
  new Date(iso).toLocaleTimeString(interfaceTexts.locales, { hour: 'numeric', minute: '2-digit' });
