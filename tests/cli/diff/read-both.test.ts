import { expect, test } from 'vitest';
import { ItemsBefore } from '../../../cli/diff/items-before.ts';
import { parseBoth } from '../../../cli/diff/read-both.ts';
import { parseExportItems } from '../../../cli/input/read-export-file.ts';
import { exportOf, rawAsset, type RawEntry } from '../../pipeline/documents.ts';
import { howTo } from '../exports.ts';

const side = (entries: readonly RawEntry[], parts = {}) => ({
  bytes: Buffer.from(JSON.stringify(exportOf(entries, { assets: [rawAsset('one')], ...parts }))),
  path: 'export.json',
});
const slugs = ['a', 'b', 'c', 'd', 'e'];
const space = slugs.map((slug) => howTo(slug));
const [a, b, c, d, e] = space as [RawEntry, RawEntry, RawEntry, RawEntry, RawEntry];
const edited = howTo('c', 'Other words.');

test.each([
  ['an edited item', [a, b, edited, d, e]],
  ['a new item', [a, b, howTo('new'), c, d, e]],
  ['an item that is gone', [a, c, d, e]],
  ['another order', [e, c, a, d, b]],
])('what is in both is the same object in both: %s', (_what, entries) => {
  const { before, after } = parseBoth(side(space), side(entries));
  expect(after.entries).toEqual(JSON.parse(JSON.stringify(entries)));
  const known = new Set(before.entries);
  const shared = after.entries.filter((entry) => known.has(entry));
  expect(shared).toHaveLength(entries.filter((entry) => space.includes(entry)).length);
  expect(after.assets[0]).toBe(before.assets[0]);
  expect(after.locales).toBe(before.locales);
});

/** The places of the items of a list whose end is known before they are looked into. */
function endsKnown(before: readonly RawEntry[], after: readonly RawEntry[]): number[] {
  const [old, now] = [side(before), side(after)];
  const { exported, lists } = parseExportItems(old.bytes, old.path);
  const parsed = lists.map((list) => [list, itemsOf(exported, list.key)] as const);
  const known = new ItemsBefore(old.bytes, parsed, now.bytes);
  const entries = parseExportItems(now.bytes, now.path).lists.find(({ key }) => key === '"entries"');
  return (entries?.starts ?? []).flatMap((start, place) => {
    const end = known.endOf(start);
    if (end === undefined) return [];
    expect(end).toBe(entries?.ends[place]);
    return [place];
  });
}

test('an item that is known is not looked into, though others before it came, went or were edited', () => {
  const many = Array.from({ length: 40 }, (_, index) => howTo(`article-${index}`));
  expect(endsKnown(many, many)).toHaveLength(40);
  // one that stands further up than before is found by its sample only
  expect(endsKnown(space, [howTo('new'), edited, howTo('d', 'Other words.'), e, a])).toEqual([3]);
});

const itemsOf = (exported: object, key: string): readonly unknown[] =>
  (exported as Readonly<Record<string, readonly unknown[]>>)[String(JSON.parse(key))] ?? [];

test('items with the same length and the same beginning are not mixed up', () => {
  const { after } = parseBoth(side([one('yes'), a]), side([a, one('non')]));
  expect(after.entries).toEqual(JSON.parse(JSON.stringify([a, one('non')])));
});

const one = (text: string) =>
  howTo('long', `${'The same words. '.repeat(60)}${text}${' And more.'.repeat(60)}`);
