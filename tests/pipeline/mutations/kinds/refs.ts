import type { EntryId } from '../../../../schemas/base/ids.ts';
import { isArticleType } from '../../../../schemas/content/article-types.ts';
import type { Reference } from '../../../../pipeline/graph.ts';
import { isReached } from '../../../../pipeline/inspect/reach/reach.ts';
import { isRoutedType } from '../../../../schemas/urls.ts';
import {
  assetLink,
  block,
  doc,
  embedded,
  embeddedAsset,
  embeddedInline,
  entryLink,
  p,
  rawEntry,
  type RawEntry,
  states,
  toAsset,
  toEntry,
} from '../../documents.ts';
import { kind, type Kind, leftOut } from '../kind.ts';
import { pickEntry, pickField, shownEntries, spelled, typeOf } from '../places.ts';
import type { Random } from '../random.ts';
import { type Space, valueIn, withEntries, withItem, withSys, withValue } from '../space.ts';
import { atEnd, type Changed, change, inText } from '../texts.ts';

const found = (rule: string, changed: Changed | undefined, entails?: readonly string[]) =>
  changed && { space: changed.space, found: [`${rule} ${changed.id} ${changed.field}`], entails };

const missingInText = kind(
  'a text that links to an entry that is gone',
  'refs/missing-entry',
  (space, random) =>
    found('refs/missing-entry', inText(space, random, { add: [toEntry('zzGone', 'the guide to old vans')] })),
);

const missingEmbed = kind('a text that shows an entry that is gone', 'refs/missing-entry', (space, random) =>
  random.below(2) === 0
    ? found('refs/missing-entry', atEnd(space, random, [embedded('zzGone')]))
    : found('refs/missing-entry', inText(space, random, { add: [embeddedInline('zzGone')] })),
);

const isList = (value: unknown): value is readonly { sys?: { linkType?: string } }[] =>
  Array.isArray(value) && (value as { sys?: { linkType?: string } }[])[0]?.sys?.linkType === 'Entry';

const missingInList = kind(
  'a list that names an entry that is gone',
  'refs/missing-entry',
  (space, random) => {
    const place = pickField(space, random, ({ value }) => isList(value));
    return (
      place &&
      found('refs/missing-entry', change(space, place, [...(place.value as unknown[]), entryLink('zzGone')]))
    );
  },
);

const linkTypeOf = (value: unknown): unknown =>
  (value as { sys?: { linkType?: unknown } } | null)?.sys?.linkType;

const missingInField = kind(
  'a field that names an entry that is gone',
  'refs/missing-entry',
  (space, random) => {
    const place = pickField(space, random, ({ value }) => linkTypeOf(value) === 'Entry');
    return place && found('refs/missing-entry', change(space, place, entryLink('zzGone')), leftOut);
  },
);

const missingAsset = kind(
  'a field that names an asset that is gone',
  'refs/missing-asset',
  (space, random) => {
    const place = pickField(space, random, ({ value }) => linkTypeOf(value) === 'Asset');
    return place && found('refs/missing-asset', change(space, place, assetLink('zzGone')));
  },
);

const missingAssetInText = kind(
  'a text that names an asset that is gone',
  'refs/missing-asset',
  (space, random) =>
    random.below(2) === 0
      ? found('refs/missing-asset', atEnd(space, random, [embeddedAsset('zzGone')]))
      : found(
          'refs/missing-asset',
          inText(space, random, { add: [toAsset('zzGone', 'the price list of vans')] }),
        ),
);

const wrongType = kind('a list that names an entry of another type', 'refs/wrong-type', (space, random) => {
  const place = pickField(space, random, ({ definition }) => definition !== undefined && 'to' in definition);
  const takes = place?.definition && 'to' in place.definition ? place.definition.to : [];
  const other = pickEntry(
    space,
    random,
    [],
    (item) => !takes.includes(typeOf(item, space) ?? '') && typeOf(item, space) !== undefined,
  );
  if (place === undefined || other === undefined) return undefined;
  const link = entryLink(other.sys.id);
  return Array.isArray(place.value)
    ? // a section of the home page shows so many cards
      found('refs/wrong-type', change(space, place, [...(place.value as unknown[]), link]), ['home/too-many'])
    : found('refs/wrong-type', change(space, place, link), leftOut);
});

const cycle = kind('entries that show one another', 'refs/cycle', (space, random) => {
  if (shownEntries(space, 'kbHowTo').length === 0) return undefined;
  const length = 1 + random.below(6);
  const names = Array.from({ length }, (_, index) => `zzCircle${index}`);
  const circle = names.map((id, index) =>
    rawEntry('contentSnippet', id, {
      name: id,
      content: doc(p('Words of ', id), embedded(names[(index + 1) % length] ?? '')),
    }),
  );
  const shown = atEnd(
    space,
    random,
    [embedded(random.pick(names) ?? '')],
    ({ definition }) => definition !== undefined,
  );
  return shown && { space: withEntries(shown.space, ...circle), found: ['refs/cycle zzCircle0 content'] };
});

const own = kind('an entry that shows itself', 'refs/cycle', (space, random) => {
  const place = pickField(space, random, ({ item, definition, value }) => {
    const type = typeOf(item, space);
    return definition?.kind === 'richText' && typeof value === 'object' && !isRoutedType(type ?? '');
  });
  if (place === undefined) return undefined;
  const { content } = place.value as { content: readonly unknown[] };
  return found('refs/cycle', change(space, place, doc(...content, embedded(place.item.sys.id))));
});

/** Puts something that others refer to into another state; each of them is to be found. */
function inState(
  rule: string,
  state: keyof typeof states,
  items: readonly RawEntry[],
  space: Space,
  random: Random,
) {
  const item = random.pick(items.filter(({ sys }) => usesOf(sys.id, space).length > 0));
  if (item === undefined) return undefined;
  const all = usesOf(item.sys.id, space).map(({ from, field }) =>
    [rule, from, ...field.filter((s) => typeof s === 'string')].join(' '),
  );
  return {
    space: withItem(space, withSys(item, states[state])),
    found: [...new Set(all)],
    entails: leftOut,
  };
}

const usesOf = (id: string, { graph }: Space): readonly Reference[] =>
  (graph.referrers.get(id) ?? []).filter(({ kind: is, from }) => is !== 'url' && graph.reported.has(from));

const oneOfEach = (space: Space, random: Random): RawEntry[] =>
  [pickEntry(space, random, [], ({ sys }) => usesOf(sys.id, space).length > 0)].flatMap((item) => item ?? []);

const draft = kind('an entry in use that is a draft', 'refs/draft-target', (space, random) =>
  inState('refs/draft-target', 'draft', oneOfEach(space, random), space, random),
);
const archived = kind('an entry in use that is archived', 'refs/archived-target', (space, random) =>
  inState('refs/archived-target', 'archived', oneOfEach(space, random), space, random),
);
const draftAsset = kind('an asset in use that is a draft', 'refs/draft-target', (space, random) =>
  inState('refs/draft-target', 'draft', space.exported.assets, space, random),
);
const archivedAsset = kind('an asset in use that is archived', 'refs/archived-target', (space, random) =>
  inState('refs/archived-target', 'archived', space.exported.assets, space, random),
);

const edited = kind(
  'an entry with edits that are not published',
  'refs/unpublished-changes',
  (space, random) => {
    const item = pickEntry(space, random, [], (each) => typeOf(each, space) !== undefined);
    if (item === undefined) return undefined;
    return {
      space: withItem(space, withSys(item, states.changed)),
      found: [`refs/unpublished-changes ${item.sys.id}`],
    };
  },
);

const editedAsset = kind(
  'an asset with edits that are not published',
  'refs/unpublished-changes',
  (space, random) => {
    const used = space.exported.assets.filter(({ sys }) => usesOf(sys.id, space).length > 0);
    const item = typeOf(space.exported.entries[0] as RawEntry, space) && random.pick(used);
    if (!item) return undefined;
    return {
      space: withItem(space, withSys(item, states.changed)),
      found: [`refs/unpublished-changes asset ${item.sys.id}`],
    };
  },
);

const otherSpace = kind('a text that leads to another space', 'refs/other-space', (space, random) => {
  const target = {
    sys: {
      type: 'ResourceLink',
      linkType: 'Contentful:Entry',
      urn: 'crn:contentful:::content:spaces/x/entries/y',
    },
  };
  const shapes = ['resource-hyperlink', 'embedded-resource-inline', 'embedded-resource-block'];
  const shape = random.pick(shapes) ?? '';
  const words = shape === 'resource-hyperlink' ? p('the manual of another team').content : [];
  const node = block(shape, words, { target });
  return found(
    'refs/other-space',
    shape.endsWith('block') ? atEnd(space, random, [node]) : inText(space, random, { add: [node] }),
  );
});

const otherChannel = kind(
  'an article that this knowledge base does not carry',
  'refs/other-channel',
  (space, random) => {
    const article = pickEntry(
      space,
      random,
      [],
      (item) => isArticleType(typeOf(item, space) ?? '') && carriedUses(item, space).length > 0,
    );
    if (article === undefined) return undefined;
    const elsewhere = withValue(
      article,
      spelled(article, 'deliveryChannels', space),
      ['elsewhere'],
      space.locale,
    );
    const places = carriedUses(article, space).map(({ from, field }) =>
      ['refs/other-channel', from, ...field.filter((s) => typeof s === 'string')].join(' '),
    );
    return {
      space: withItem(space, elsewhere),
      found: [...new Set(places)],
      entails: ['refs/other-channel', 'refs/unknown-channel'],
    };
  },
);

const unknownChannel = kind(
  'a channel that no knowledge base has',
  'refs/unknown-channel',
  (space, random) => {
    const article = pickEntry(space, random, [], (item) => channelsOf(item, space).length > 0);
    if (article === undefined) return undefined;
    const field = spelled(article, 'deliveryChannels', space);
    const channels = [...channelsOf(article, space), 'mian'];
    return {
      space: withItem(space, withValue(article, field, channels, space.locale)),
      found: [`refs/unknown-channel ${article.sys.id} ${field}`],
    };
  },
);

/** None for an article that every knowledge base carries. */
const channelsOf = (item: RawEntry, space: Space): readonly unknown[] =>
  isArticleType(typeOf(item, space) ?? '')
    ? ((valueIn(item, spelled(item, 'deliveryChannels', space), space.locale) as string[] | undefined) ?? [])
    : [];

const carriedUses = ({ sys }: RawEntry, space: Space) =>
  usesOf(sys.id, space).filter(({ from }) => {
    const entry = space.graph.entries.get(from);
    return (
      entry !== undefined && isReached(entry, space.graph) && !onlyThrough(sys.id as EntryId, from, space)
    );
  });

/** Whether a part is shown by one article only: with that one it is left out. */
const onlyThrough = (article: EntryId, part: EntryId, { graph }: Space): boolean =>
  (graph.pagesOf.get(part) ?? []).every((page) => page === article) &&
  !isRoutedType(graph.entries.get(part)?.type ?? '') &&
  graph.pagesOf.has(part);

const duplicate = kind('a list that names an entry twice', 'refs/duplicate', (space, random) => {
  const place = pickField(space, random, ({ value }) => isList(value));
  if (place === undefined) return undefined;
  const list = place.value as readonly unknown[];
  return found('refs/duplicate', change(space, place, [...list, random.pick(list)]), [
    'anchors/duplicate',
    'home/too-many',
  ]);
});

const selfReference = kind('an article that is related to itself', 'refs/self', (space, random) => {
  const article = pickEntry(space, random, [], (item) => isArticleType(typeOf(item, space) ?? ''));
  if (article === undefined) return undefined;
  const field = spelled(article, 'relatedContent', space);
  const list = (valueIn(article, field, space.locale) ?? []) as readonly unknown[];
  const changed = withItem(
    space,
    withValue(article, field, [...list, entryLink(article.sys.id)], space.locale),
  );
  return { space: changed, found: [`refs/self ${article.sys.id} ${field}`] };
});

const selfLink = kind('a text that leads to its own page', 'refs/self', (space, random) => {
  const where = ({ item }: { item: RawEntry }) => isArticleType(typeOf(item, space) ?? '');
  const probe = inText(space, random, { where, add: [] });
  if (probe === undefined) return undefined;
  const same = ({ item, field }: { item: RawEntry; field: string }) =>
    item === probe.item && field === probe.field;
  return found(
    'refs/self',
    inText(space, random, { where: same, add: [toEntry(probe.id, 'what this says of vans')] }),
  );
});

const unreachable = kind('an entry that no page shows', 'refs/unreachable', (space, random) => {
  const part = pickEntry(space, random, [
    'kbHowToSection',
    'spotlightBox',
    'contentSnippet',
    'media',
    'table',
    'kbTerm',
    'workflow',
    'codeBlock',
    'externalVideo',
  ]);
  if (part === undefined) return undefined;
  const copy = { ...part, sys: { ...part.sys, id: 'zzAlone' } };
  return { space: withEntries(space, copy), found: ['refs/unreachable zzAlone'] };
});

export const refsKinds: readonly Kind[] = [
  missingInText,
  missingEmbed,
  missingInList,
  missingInField,
  missingAsset,
  missingAssetInText,
  wrongType,
  cycle,
  own,
  draft,
  archived,
  draftAsset,
  archivedAsset,
  edited,
  editedAsset,
  otherSpace,
  otherChannel,
  unknownChannel,
  duplicate,
  selfReference,
  selfLink,
  unreachable,
];
