import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { shortDate } from '../../messages/dates.ts';
import styles from './updated-on.module.css';

/** Source: docs/requirements.md, AR-2. The date is marked up for machines, wherever the sentence puts it. */
export function UpdatedOn({ timestamp }: { timestamp: string }): ReactNode {
  const [before, after] = message('article.updated', { date: datesPlace }).split(datesPlace);
  return (
    <p className={styles.updated}>
      {before}
      <time dateTime={timestamp}>{shortDate(timestamp)}</time>
      {after}
    </p>
  );
}

/** Stands for the date in the sentence. No text contains this character. */
const datesPlace = '\u0000';
