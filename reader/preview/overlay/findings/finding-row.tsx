import type { ReactNode } from 'react';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FindingCard, type FindingCardProps, placeOf } from './finding-card.tsx';
import styles from './finding-row.module.css';
import { SeverityMark } from './severity-mark.tsx';

/** A finding of the list: its icon and two lines, which open to the rest. One row of the list is open at a time. */
export function FindingRow({
  isOpen,
  ...card
}: Omit<FindingCardProps, 'isInRow'> & { isOpen: boolean }): ReactNode {
  const { severity, cause, message } = card.finding;
  return (
    <details className={styles.row} name="findings-of-page" open={isOpen}>
      <summary>
        <SeverityMark severity={severity} />
        <VisuallyHidden>{severityWords[severity].one}: </VisuallyHidden>
        <span className={styles.words}>
          <strong>{cause?.act ?? message}</strong>
          <span>{cause === undefined ? placeOf(card.finding) : message}</span>
        </span>
      </summary>
      <FindingCard {...card} isInRow />
    </details>
  );
}
