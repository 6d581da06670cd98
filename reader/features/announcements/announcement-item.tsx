import { Link as LinkIcon, Pin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { AppLink } from '../../ui/links/app-link.tsx';
import type { Announcement } from '../../../schemas/bundle/index.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { message } from '../../messages/message.ts';
import { AnnouncementTags } from '../../ui/announcement-tags.tsx';
import { Chip } from '../../ui/chip.tsx';
import { shortDate } from '../../messages/dates.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import styles from './announcement-item.module.css';

interface AnnouncementItemProps {
  item: Announcement;
  /** The address leads to it. */
  isNamed: boolean;
}

/** One announcement with its tags, its text and where it leads. Source: docs/requirements.md, AN-3. */
export const AnnouncementItem = memo(function AnnouncementItem({
  item,
  isNamed,
}: AnnouncementItemProps): ReactNode {
  return (
    <article id={item.id} className={styles.item} data-named={isNamed || undefined}>
      <Origin item={item} />
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
});

/** The type and the date of an announcement. Readers can share its link. */
const Origin = ({ item }: { item: Announcement }): ReactNode => (
  <div className={styles.meta}>
    {item.isPinned && (
      <Chip tone="info">
        <Pin className={styles.pin} />
        {message('announcements.pinned')}
      </Chip>
    )}
    <AnnouncementTags tags={item.types} />
    {item.updatedAt !== undefined && <time dateTime={item.updatedAt}>{shortDate(item.updatedAt)}</time>}
    <AppLink
      to={{ hash: item.id }}
      className={styles.own}
      aria-label={message('announcements.linkTo', { title: item.title })}
    >
      <LinkIcon />
    </AppLink>
  </div>
);
