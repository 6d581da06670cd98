import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Says that a list has nothing to show, and where to go from here. */
export function EmptyState({
  title,
  advice,
  children,
}: {
  title: string;
  advice: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.advice}>{advice}</p>
      {children !== undefined && <div className={styles.waysOn}>{children}</div>}
    </div>
  );
}
