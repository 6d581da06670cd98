import type { NodeOf } from '../../../schemas/bundle/node.ts';
import type { Announcement, BundleFiles } from '../../../schemas/bundle/index.ts';
import type { NormalSpace } from '../../stages/normalize.ts';
import { wordsOfText } from '../words.ts';

/** `announcements`: the newest first, with the types that occur. Source: docs/requirements.md, AN-1 to AN-3. */
export function announcementsFile({ others }: NormalSpace): BundleFiles['announcements'] {
  const items = [...others.values()]
    .filter((node): node is NodeOf<'announcement'> => node.type === 'announcement')
    .map(announcementOf)
    .toSorted(newestFirst);
  const types = new Map(items.flatMap((item) => item.types).map((type) => [type.id, type]));
  return { items, types: [...types.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}

export function announcementOf({ id, updatedAt, fields }: NodeOf<'announcement'>): Announcement {
  return {
    id,
    title: fields.title,
    ...(fields.description && {
      description: fields.description,
      plainDescription: wordsOfText(fields.description),
    }),
    ...(updatedAt !== undefined && { updatedAt }),
    types: fields.announcementType.map((type) => ({
      id: type.id,
      name: type.fields.name,
      codeId: type.fields.codeId,
    })),
    ...(fields.ctaLink !== undefined && { ctaLink: fields.ctaLink }),
    ctaOpenInNewWindow: fields.ctaOpenInNewWindow === true,
    learnMoreLinks: [...fields.learnMoreLinks],
    isPinned: fields.pin === true,
  };
}

function newestFirst(a: Announcement, b: Announcement): number {
  const [dateA, dateB] = [a.updatedAt ?? '', b.updatedAt ?? ''];
  if (dateA !== dateB) return dateA < dateB ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}
