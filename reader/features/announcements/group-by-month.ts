import type { Announcement } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import { monthAndYear } from '../../messages/dates.ts';

export interface Month {
  /** `Pinned`, or `March 2026`, in Pacific time. */
  readonly title: string;
  readonly items: readonly Announcement[];
}

/** The pinned announcements, and the others by month and year, in their order. Source: docs/requirements.md, AN-2. */
export function groupByMonth(items: readonly Announcement[]): readonly Month[] {
  const months = new Map<string, Announcement[]>();
  for (const item of items.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned))) {
    const title = titleFor(item);
    months.set(title, [...(months.get(title) ?? []), item]);
  }
  return [...months].map(([title, members]) => ({ title, items: members }));
}

function titleFor({ isPinned, updatedAt }: Announcement): string {
  if (isPinned) return message('announcements.pinned');
  return updatedAt === undefined ? message('announcements.undated') : monthAndYear(updatedAt);
}
