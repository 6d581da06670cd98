import { Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Announcement } from '../../../schemas/bundle/index.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { message } from '../../messages/message.ts';
import { AnnouncementTags } from '../../ui/announcement-tags.tsx';
import { shortDate } from '../../ui/dates.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './announcement-item.module.css';

/** One announcement with its tags, its text and where it leads. Source: requirements AN-3. */
export function AnnouncementItem({ item }: { item: Announcement }): ReactNode {
  return (
    <article id={item.id} className={styles.item}>
      <div className={styles.meta}>
        {item.isPinned && (
          <span className={styles.pin}>
            <Pin aria-hidden />
            <VisuallyHidden>{message('announcements.pinned')}</VisuallyHidden>
          </span>
        )}
        <AnnouncementTags tags={item.types} />
        {item.updatedAt !== undefined && <time dateTime={item.updatedAt}>{shortDate(item.updatedAt)}</time>}
      </div>
      <h3 className={styles.title}>
        {item.ctaLink === undefined ? (
          item.title
        ) : (
          <SiteLink to={item.ctaLink} opensNewWindow={item.ctaOpenInNewWindow}>
            {item.title}
          </SiteLink>
        )}
      </h3>
      <RichTextView text={item.description} />
      {item.learnMoreLinks.length > 0 && (
        <ul className={styles.links}>
          {item.learnMoreLinks.map(({ label, url }) => (
            <li key={url}>
              <SiteLink to={url}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
