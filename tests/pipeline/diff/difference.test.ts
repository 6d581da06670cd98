import { describe, expect, test } from 'vitest';
import { validate } from '../../../pipeline/build.ts';
import { differenceOf, isEmpty } from '../../../pipeline/diff/difference.ts';
import { lazyGraph } from '../../../pipeline/diff/lazy/lazy-graph.ts';
import { entry, howTo } from '../builders.ts';
import { doc, entryLink, p, type RawEntry } from '../documents.ts';
import { isDrawn } from '../../seed.ts';
import { baseSpace } from './base-space.ts';
import { compare, inputOf, setting } from './compare.ts';
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
  test.each(Object.entries(copies))('reports %s', (_what, copy) => {
    const difference = compare(baseSpace, copy);
    expect(tell(difference)).toEqual([]);
    expect(isEmpty(difference)).toBe(true);
  });

  test('is a later date of an announcement that stands on the home page', () => {
    const home = setting('categories', { subContent: [entryLink('cardWork'), entryLink('news')] })(baseSpace);
    expect(tell(compare(home, home.map(later)))).toEqual([]);
  });

  test('is what comes back: the way back takes away what the way there added', () => {
    for (const { edit } of plantedEdits.filter((_, index) => isDrawn(index, 3))) {
      const after = edit(baseSpace);
      expect(compare(after, baseSpace).entries.map(({ id }) => id)).toEqual(
        compare(baseSpace, after).entries.map(({ id }) => id),
      );
    }
  });
});

describe('an entry that came or went', () => {
  const maps = howTo('maps', 'Maps', { url: 'maps', introduction: doc(p('Open a map.')) });
  const named = {
    id: 'maps',
    title: 'Maps',
    contentType: 'kbHowTo',
    edit: 'https://app.contentful.com/spaces/space1/environments/master/entries/maps',
    pages: ['/how-to/maps'],
    pageCount: 1,
  };

  test('has its name, its state, its page, and all its fields', () => {
    const withMaps = [...baseSpace, maps];
    const state = { wasTaken: false, isTaken: true, after: 'published' };
    const [came] = compare(baseSpace, withMaps).entries;
    expect(came).toMatchObject({ ...named, change: 'added', state });
    expect(came?.fields.map(({ field }) => field.join('.'))).toEqual(['title', 'introduction', 'url']);
    const gone = { wasTaken: true, isTaken: false, before: 'published' };
    expect(compare(withMaps, baseSpace).entries).toMatchObject([
      { ...named, change: 'removed', state: gone },
    ]);
  });
});

describe('the redirect table of the configuration, which both sides have', () => {
  const table =
    'fromPath,toPath,isPermanent\n/older,/how-to/board,true\n/how-to/invoices,/how-to/bills,true\n';
  const graphs = (items: readonly RawEntry[]) => {
    const input = { ...inputOf(items), redirectFile: { file: 'redirects.csv', text: table } };
    return { full: validate(input).graph, lazy: lazyGraph(input) };
  };
  const told = (after: readonly RawEntry[]) => {
    const [old, now] = [graphs(baseSpace), graphs(after)];
    const difference = differenceOf(old.full, now.full);
    expect(differenceOf(old.lazy, now.lazy)).toEqual(difference);
    return tell(difference).filter((line) => /^(?:redirect|page) /u.test(line));
  };

  test('changes nothing by itself', () => {
    expect(told(structuredClone(baseSpace))).toEqual([]);
  });

  test('leads on from an address that is gone', () => {
    expect(told(setting('invoices', { url: 'bills' })(baseSpace))).toEqual([
      'page moved /how-to/invoices > /how-to/bills leads to /how-to/bills',
    ]);
  });

  test('gives way to a rule of an editor', () => {
    const rule = entry('redirectRule', 'rule', { fromPath: '/older', toPath: '/how-to/crews' });
    const before = '{"to":"/how-to/board","isPermanent":true,"ignoreCase":true,"inBrowser":true}';
    const after = '{"to":"/how-to/crews","isPermanent":false,"ignoreCase":true,"inBrowser":true}';
    expect(told([...baseSpace, rule])).toEqual([`redirect edited /older ${before} ${after}`]);
  });
});
