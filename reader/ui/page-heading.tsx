import type { ReactNode } from 'react';
import { ProTitle } from './pro-title.tsx';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  readonly title: string;
  readonly isPro?: boolean | undefined;
  readonly lead?: string | undefined;
}

/** The heading of a page that is not an article, with a sentence below it. */
export function PageHeading({ title, isPro = false, lead }: PageHeadingProps): ReactNode {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>
        <ProTitle title={title} isPro={isPro} />
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
