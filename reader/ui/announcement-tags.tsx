import type { ReactNode } from 'react';
import type { AnnouncementCodeId } from '../../schemas/spec/pages/announcements.ts';
import styles from './announcement-tags.module.css';
import { Chip } from './chip.tsx';
import { classNames } from './class-names.ts';

/** Each type of announcement that has a colour of its own. Source: docs/requirements.md, AN-3. */
const hues: Readonly<Record<AnnouncementCodeId, string | undefined>> = {
  Partnership: styles.partnership,
  Training: styles.training,
  Event: styles.event,
  Feedback: styles.feedback,
  Feature: styles.feature,
  Community: styles.community,
  News: styles.news,
  Releases: styles.releases,
  Blog: styles.blog,
  Pantheon: styles.pantheon,
  Promo: styles.promo,
};

const hueByCodeId: ReadonlyMap<string, string | undefined> = new Map(Object.entries(hues));

/** The types of an announcement, each in its colour; a type that is not known is quiet. */
export function AnnouncementTags({
  tags,
}: {
  tags: readonly { id: string; name: string; codeId: string }[];
}): ReactNode {
  return tags.map(({ id, name, codeId }) => {
    const hue = hueByCodeId.get(codeId);
    return (
      <Chip key={id} className={hue && classNames(styles.tag, hue)}>
        {name}
      </Chip>
    );
  });
}
