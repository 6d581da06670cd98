import { expect, test } from 'vitest';
import { parseBoth } from '../../../cli/diff/read-both.ts';
import { isUnparsed } from '../../../pipeline/decode/lazy-document.ts';
import { differenceOf } from '../../../pipeline/diff/difference.ts';
import { lazyGraph } from '../../../pipeline/diff/lazy/lazy-graph.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { baseSpace } from '../../pipeline/diff/base-space.ts';
import { checked, inputOf } from '../../pipeline/diff/compare.ts';
import { plantedEdits } from '../../pipeline/diff/planted-edits.ts';
import { doc, embedded, entryLink, p, rawEntry, type RawEntry } from '../../pipeline/documents.ts';
import { howTo } from '../exports.ts';

const side = (items: readonly RawEntry[], indent?: number) => ({
  bytes: Buffer.from(JSON.stringify(inputOf(items).exported, undefined, indent)),
  path: 'export.json',
});

/** Two exports with their texts left, as the command compares them where no findings are wanted. */
function compareUnread(before: readonly RawEntry[], after: readonly RawEntry[], indent?: number) {
  const exports = parseBoth(side(before, indent), side(after, indent), true);
  const queries = new Queries();
  const graphOf = (each: 'before' | 'after') =>
    lazyGraph({ ...inputOf(baseSpace), exported: exports[each], queries });
  return { exports, difference: differenceOf(graphOf('before'), graphOf('after')) };
}

test.each(plantedEdits)('texts that are not parsed hide nothing: $what', ({ edit }) => {
  const after = edit(baseSpace);
  const expected = differenceOf(checked(baseSpace).graph, checked(after).graph);
  expect(compareUnread(baseSpace, after).difference).toEqual(expected);
  expect(compareUnread(baseSpace, after, 2).difference).toEqual(expected);
});

test('a graph whose texts are not parsed is the graph of the whole export', () => {
  const { after: exported } = parseBoth(side(baseSpace), side(baseSpace), true);
  const lazy = lazyGraph({ ...inputOf(baseSpace), exported });
  const full = checked(baseSpace).graph;
  expect(new Map(lazy.entries)).toEqual(new Map(full.entries));
  expect(new Map(lazy.references)).toEqual(full.references);
  expect(new Map(lazy.pages)).toEqual(full.pages);
  for (const id of full.entries.keys())
    expect(lazy.pagesOf.get(id) ?? []).toEqual(full.pagesOf.get(id) ?? []);
});

const shows = (slug: string, ...ids: readonly string[]) => {
  const { sys, fields } = howTo(slug);
  return { sys, fields: { ...fields, howToSections: { 'en-US': ids.map(entryLink) } } };
};

const part = (id: string) => rawEntry('kbHowToSection', id, { heading: id, content: doc(p(id)) });

test('no text is parsed but what differs, what is on the same pages, and what shows other entries', () => {
  const embeds = rawEntry('kbHowToSection', 'embeds', {
    heading: 'Embeds',
    content: doc(p('See below.'), embedded('d')),
  });
  const space = [
    howTo('a'),
    shows('b', 'part', 'changing'),
    part('part'),
    part('changing'),
    howTo('c'),
    embeds,
  ];
  const heading = { 'en-US': 'Another heading' };
  const after = space.map((item) =>
    item.sys.id === 'changing' ? { ...item, fields: { ...item.fields, heading } } : item,
  );
  const { exports, difference } = compareUnread(space, after);
  expect(difference.entries.map(({ id }) => id)).toEqual(['changing']);
  const unread = (exports.after.entries as readonly RawEntry[]).filter(({ fields }) =>
    Object.values(fields).some((field) => Object.values(field as object).some(isUnparsed)),
  );
  expect(unread.map(({ sys }) => sys.id)).toEqual(['a', 'c']);
});
