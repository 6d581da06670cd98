import type { ReactNode } from 'react';
import { FindingRest, type FindingRestProps, FindingTitle } from './finding-card.tsx';
import styles from './finding-row.module.css';

interface FindingRowProps extends Omit<FindingRestProps, 'isMessageInTitle'> {
  readonly title: string;
  readonly isOpen: boolean;
}

/** A finding of the list: its title and its place, which open to the rest. One row of the list is open at a time. */
export const FindingRow = ({ title, isOpen, ...rest }: FindingRowProps): ReactNode => (
  <details className={styles.row} name="findings-of-page" open={isOpen}>
    <summary>
      <FindingTitle finding={rest.finding} title={title} isOnPage={rest.onShow !== undefined} />
    </summary>
    <FindingRest {...rest} isMessageInTitle={title === rest.finding.message} />
  </details>
);
