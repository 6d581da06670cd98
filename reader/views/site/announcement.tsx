import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import styles from './announcement.module.css';
import { ArticleLink } from './article-link.tsx';
import type { ViewProps } from '../view.ts';

/** An announcement inside an article: a small card. Its own list is a feature. */
export const Announcement = ({ node: { fields } }: ViewProps<'announcement'>): ReactNode => (
  <div className={styles.card}>
    <p className={styles.types}>{fields.announcementType.map((type) => type.fields.name).join(' · ')}</p>
    <p className={styles.title}>
      {fields.ctaLink === undefined ? (
        fields.title
      ) : (
        <ArticleLink url={fields.ctaLink} opensNewWindow={fields.ctaOpenInNewWindow === true}>
          {fields.title}
        </ArticleLink>
      )}
    </p>
    <RichTextView text={fields.description} />
    {fields.learnMoreLinks.length > 0 && (
      <ul className={styles.links}>
        {fields.learnMoreLinks.map((link) => (
          <li key={link.url}>
            <ArticleLink url={link.url}>{link.label}</ArticleLink>
          </li>
        ))}
      </ul>
    )}
  </div>
);
