import type { ReactNode } from 'react';
import type { AnnouncementCodeId } from '../../schemas/spec/announcements.ts';
import { Chip, type ChipTone } from './chip.tsx';

/** The colour of each type of announcement that has one. Source: requirements AN-3. */
const tones: Readonly<Record<AnnouncementCodeId, ChipTone>> = {
  Releases: 'info',
  Blog: 'quiet',
  Feature: 'good',
  Training: 'note',
  Promo: 'pro',
  Community: 'good',
  Feedback: 'quiet',
  Pantheon: 'pro',
  Event: 'note',
  News: 'info',
  Partnership: 'danger',
};

const toneByCodeId: ReadonlyMap<string, ChipTone> = new Map(Object.entries(tones));

/** The types of an announcement, each in its colour; a type that is not known is quiet. */
export function AnnouncementTags({
  tags,
}: {
  tags: readonly { id: string; name: string; codeId: string }[];
}): ReactNode {
  return tags.map((tag) => (
    <Chip key={tag.id} tone={toneByCodeId.get(tag.codeId) ?? 'quiet'}>
      {tag.name}
    </Chip>
  ));
}
