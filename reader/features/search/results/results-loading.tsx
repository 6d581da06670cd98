import type { ReactNode } from 'react';
import styles from './results-loading.module.css';

/** The shape of what is to come, once it takes longer than an eye notices. */
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
