import { type ReactNode, useId, useState } from 'react';
import type { NodeLink } from '../../../../schemas/bundle/node-link.ts';
import { relatedArticlesMaxItems } from '../../../../schemas/spec/content/related-articles.ts';
import { message } from '../../../messages/message.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FullScreen } from '../../../ui/overlays/full-screen.tsx';
import { SeeAll } from '../see-all.tsx';
import styles from './related-box.module.css';
import { RelatedList } from './related-list.tsx';

/** The related articles under the text, where there is no room beside it. Source: docs/requirements.md, AR-4. */
export function RelatedCard({ links }: { links: readonly NodeLink[] }): ReactNode {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className={classNames(styles.box, styles.card)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {message('article.related')}
      </h2>
      <div className={styles.preview}>
        <RelatedList links={links} />
      </div>
      {links.length > relatedArticlesMaxItems && (
        <>
          <SeeAll onClick={() => setOpen(true)}>{message('article.seeAll')}</SeeAll>
          <FullScreen title={message('article.related')} isOpen={isOpen} onClose={() => setOpen(false)}>
            {() => <RelatedList links={links} />}
          </FullScreen>
        </>
      )}
    </nav>
  );
}
