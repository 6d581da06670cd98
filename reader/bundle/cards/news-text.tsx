import type { ReactNode } from 'react';
import type { Announcement, Card } from '../../../schemas/bundle/index.ts';
import { announcementCodeIds } from '../../../schemas/spec/pages/announcements.ts';
import { message } from '../../messages/message.ts';
import { AnnouncementTags } from '../../ui/announcement-tags.tsx';
import { coverLink } from '../../ui/cards/card.tsx';
import { shortDate } from '../../messages/dates.ts';
import { useLabel } from '../labels.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CardText } from './card-text.tsx';
import { CardTitle } from './card-title.tsx';
import styles from './cards.module.css';

/**
 * The words of a card of news, which ends with 'Read more' where it leads somewhere. That is the link of release notes [HM-3]; of other
 * cards the title is the link.
 */
export function NewsText({ card, level = 3 }: { card: Card; level?: 2 | 3 }): ReactNode {
  const { announcement, kind, updatedAt, url } = card;
  const isNotes = kind === 'releaseNotes';
  const name = useLabel('type.kbReleaseNotes', message('type.kbReleaseNotes'));
  return (
    <>
      {announcement !== undefined && <Origin {...announcement} />}
      {isNotes && <Origin types={[{ ...releases, name }]} updatedAt={updatedAt} />}
      <CardTitle card={isNotes ? { ...card, url: undefined } : card} level={level} />
      <CardText card={card} />
      {url !== undefined && (
        <p className={styles.more} aria-hidden={!isNotes || undefined}>
          {isNotes ? (
            <SiteLink to={url} className={coverLink}>
              {message('home.readMore')}{' '}
              <VisuallyHidden>{message('home.readMoreAbout', { title: card.title })}</VisuallyHidden>
            </SiteLink>
          ) : (
            message('home.readMore')
          )}
        </p>
      )}
    </>
  );
}

/** Release notes have no type of announcement. They look like an announcement of a release. */
const releases = { id: announcementCodeIds.releases, codeId: announcementCodeIds.releases };

interface OriginProps {
  readonly types: Announcement['types'];
  readonly updatedAt?: string | undefined;
}

const Origin = ({ types, updatedAt }: OriginProps): ReactNode => (
  <div className={styles.meta}>
    <AnnouncementTags tags={types} />
    {updatedAt !== undefined && <time dateTime={updatedAt}>{shortDate(updatedAt)}</time>}
  </div>
);
