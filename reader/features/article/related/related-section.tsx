import { type ReactNode, useId } from 'react';
import type { NodeLink } from '../../../../schemas/bundle/node-link.ts';
import { message } from '../../../messages/message.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RelatedList } from './related-list.tsx';
import styles from './related-box.module.css';

/** Related content as the last part of the text, and on paper. Source: docs/requirements.md, AR-11, AR-12. */
export function RelatedSection({ links }: { links: readonly NodeLink[] }): ReactNode {
  const titleId = useId();
  return (
    <nav className={classNames(styles.box, styles.section)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {message('article.relatedContent')}
      </h2>
      <RelatedList links={links} />
    </nav>
  );
}
