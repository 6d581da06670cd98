import type { ReactNode } from 'react';
import { isOfThisSite } from '../bundle/base-path.ts';
import { RichTextView } from '../bundle/rich-text-view.tsx';
import { ArticleLink } from './article-link.tsx';
import styles from './interactive-content.module.css';
import type { ViewProps } from './view.ts';

/** What a framed page may do. A page of this site that kept its origin could lift its own sandbox. */
const ownPage = 'allow-scripts allow-forms allow-popups';
const otherSite = `${ownPage} allow-same-origin`;

/** Another site's page in a frame, which can do nothing to this one. Source: requirements AR-6. */
export const InteractiveContent = ({ node: { fields } }: ViewProps<'interactiveContent'>): ReactNode => (
  <figure className={styles.figure}>
    <iframe
      className={styles.frame}
      src={fields.url}
      title={fields.title}
      loading="lazy"
      sandbox={isOfThisSite(fields.url) ? ownPage : otherSite}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen"
    />
    <figcaption className={styles.caption}>
      <p className={styles.title}>
        <ArticleLink url={fields.url} opensNewWindow>
          {fields.title}
        </ArticleLink>
      </p>
      <RichTextView text={fields.description} />
    </figcaption>
  </figure>
);
