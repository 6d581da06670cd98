import { describe, expect, it } from 'vitest';
import { groupByMonth } from '../../../../reader/features/announcements/group-by-month.ts';
import { announcement } from '../../fixture-bundle.ts';

describe('groupByMonth', () => {
  it('groups by month and year in Pacific time [AN-2]', () => {
    const november = announcement('a', { updatedAt: '2026-11-03T17:00:00Z' });
    const lastOfSeptember = announcement('b', { updatedAt: '2026-10-01T05:00:00Z' });
    const yearBefore = announcement('c', { updatedAt: '2025-11-03T17:00:00Z' });
    expect(groupByMonth([november, lastOfSeptember, yearBefore])).toEqual([
      { title: 'November 2026', items: [november] },
      { title: 'September 2026', items: [lastOfSeptember] },
      { title: 'November 2025', items: [yearBefore] },
    ]);
  });

  it('lets a pinned announcement lead its month [AN-3]', () => {
    const newer = announcement('newer', { updatedAt: '2026-11-12T17:00:00Z' });
    const pinned = announcement('pinned', { updatedAt: '2026-11-03T17:00:00Z', isPinned: true });
    expect(groupByMonth([newer, pinned])[0]?.items).toEqual([pinned, newer]);
  });

  it('keeps an announcement without a date', () => {
    expect(groupByMonth([announcement('a')])[0]?.title).toBe('Earlier');
  });
});
