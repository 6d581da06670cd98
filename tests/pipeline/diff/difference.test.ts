import { describe, expect, test } from 'vitest';
import { isEmpty } from '../../../pipeline/diff/difference.ts';
import { entryLink, type RawEntry } from '../documents.ts';
import { baseSpace } from './base-space.ts';
import { compare, setting } from './compare.ts';
import { plantedEdits } from './planted-edits.ts';
import { tell } from './tell.ts';

describe('planted edits', () => {
  test.each(plantedEdits)('$what', ({ edit, told }) => {
    expect(tell(compare(baseSpace, edit(baseSpace)))).toEqual(told);
  });

  test('are of more than 40 kinds, each told', () => {
    expect(new Set(plantedEdits.map(({ what }) => what)).size).toBeGreaterThan(40);
    expect(plantedEdits.filter(({ told }) => told.length === 0)).toEqual([]);
  });
});

/** The same JSON with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turned(each)]),
  );
}

const later = (item: RawEntry): RawEntry => ({
  ...item,
  sys: {
    ...item.sys,
    updatedAt: '2026-05-05T05:05:05.000Z',
    ...(item.sys['publishedVersion'] !== undefined && { version: 4, publishedVersion: 3 }),
  },
});

describe('no change', () => {
  const copies: Readonly<Record<string, readonly RawEntry[]>> = {
    'the same export': structuredClone(baseSpace),
    'entries in another order': baseSpace.toReversed(),
    'keys in another order': turned(baseSpace) as RawEntry[],
    'published again as it was': baseSpace.map(later),
  };
  test.each(Object.entries(copies))('is told of %s', (_what, copy) => {
    const difference = compare(baseSpace, copy);
    expect(tell(difference)).toEqual([]);
    expect(isEmpty(difference)).toBe(true);
  });

  test('is a later date of an announcement that stands on the home page', () => {
    const home = setting('categories', { subContent: [entryLink('cardWork'), entryLink('news')] })(baseSpace);
    expect(tell(compare(home, home.map(later)))).toEqual([]);
  });

  test('is what comes back: the way back takes away what the way there added', () => {
    for (const { edit } of plantedEdits) {
      const after = edit(baseSpace);
      expect(compare(after, baseSpace).entries.map(({ id }) => id)).toEqual(
        compare(baseSpace, after).entries.map(({ id }) => id),
      );
    }
  });
});
