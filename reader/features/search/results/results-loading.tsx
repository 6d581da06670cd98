import type { ReactNode } from 'react';
import styles from './results-loading.module.css';

/** A placeholder for results that are slow to load. */
export const ResultsLoading = ({ count }: { count: number }): ReactNode => (
  <ul aria-hidden className={styles.results}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={styles.card}>
        <span className={styles.title} />
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.fact} />
      </li>
    ))}
  </ul>
);
