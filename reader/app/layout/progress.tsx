import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { message } from '../../messages/message.ts';
import styles from './progress.module.css';

/** A bar at the top while the next page is on its way; it shows only where that takes long. */
export function Progress(): ReactNode {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div role="status" className={styles.place}>
      {isLoading && <div className={styles.bar}>{message('site.loading')}</div>}
    </div>
  );
}
