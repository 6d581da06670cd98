import type { Announcement } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import { monthAndYear } from '../../messages/dates.ts';

export interface Month {
  /** `March 2026`, in Pacific time. */
  readonly title: string;
  readonly items: readonly Announcement[];
}

/** The announcements by month and year, in their order; pinned ones lead their month. Source: docs/requirements.md, AN-2. */
export function groupByMonth(items: readonly Announcement[]): readonly Month[] {
  const months = new Map<string, Announcement[]>();
  for (const item of items) {
    const title =
      item.updatedAt === undefined ? message('announcements.undated') : monthAndYear(item.updatedAt);
    months.set(title, [...(months.get(title) ?? []), item]);
  }
  return [...months].map(([title, members]) => ({
    title,
    items: members.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned)),
  }));
}
