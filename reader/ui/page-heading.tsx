import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The heading of a page that is not an article, with a sentence below it. */
export function PageHeading({ title, lead }: { title: string; lead?: string }): ReactNode {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
