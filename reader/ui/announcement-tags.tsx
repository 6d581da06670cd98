import type { ReactNode } from 'react';
import { Chip, type ChipTone } from './chip.tsx';

/** The types of announcement that have a colour. Source: requirements AN-3. */
const tones: Readonly<Record<string, ChipTone>> = {
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

/** The types of an announcement, each in its colour; a type that is not known is quiet. */
export function AnnouncementTags({
  tags,
}: {
  tags: readonly { id: string; name: string; codeId: string }[];
}): ReactNode {
  return tags.map((tag) => (
    <Chip key={tag.id} tone={tones[tag.codeId] ?? 'quiet'}>
      {tag.name}
    </Chip>
  ));
}
