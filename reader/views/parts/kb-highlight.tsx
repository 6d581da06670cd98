import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { ArticleLink } from '../site/article-link.tsx';
import styles from './kb-highlight.module.css';
import { Picture } from '../media/picture.tsx';
import type { ViewProps } from '../view.ts';

/** A card with title, text and picture that leads to its content. Source: docs/requirements.md, HM-7. */
export const KbHighlight = ({ node: { fields } }: ViewProps<'kbHighlight'>): ReactNode => (
  <div className={styles.card}>
    {fields.image !== undefined && <Picture asset={fields.image} alt="" className={styles.picture} />}
    <div className={styles.text}>
      <p className={styles.title}>
        {fields.content === undefined ? (
          fields.title
        ) : (
          <ArticleLink url={fields.content.url} className={styles.link}>
            {fields.title}
          </ArticleLink>
        )}
      </p>
      <RichTextView text={fields.description} />
    </div>
  </div>
);
