import { type ReactNode, useId } from 'react';
import type { NodeLink } from '../../../../schemas/bundle/node-link.ts';
import { RelatedList } from './related-list.tsx';
import styles from './related-sidebar.module.css';

/** The related articles beside the text, where there is room for them. Source: docs/requirements.md, LY-2. */
export function RelatedSidebar({ title, links }: { title: string; links: readonly NodeLink[] }): ReactNode {
  const titleId = useId();
  return (
    <nav className={styles.sidebar} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <RelatedList links={links} />
    </nav>
  );
}
