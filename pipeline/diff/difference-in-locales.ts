import { addTo } from '../../schemas/base/add-to.ts';
import type { AssetChange, Difference, EntryChange, HomeChange } from '../../schemas/report/difference.ts';
import type { Graph } from '../graph.ts';
import { pathOnHost } from '../redirects/locale-folders.ts';

/** What changed in one locale. */
export interface LocaleDifference {
  readonly locale: string;
  readonly difference: Difference;
}

/** The same with the addresses as readers have them: with the locale's folder, or its host. */
export function withAddresses(difference: Difference, graph: Graph): Difference {
  const shown = pathOnHost(graph);
  const { entries, addresses, redirects } = difference;
  return {
    ...difference,
    entries: entries.map((each) => ({ ...each, pages: each.pages.map(shown) })),
    addresses: addresses.map((each) => ({
      ...each,
      ...(each.from !== undefined && { from: shown(each.from) }),
      ...(each.to !== undefined && { to: shown(each.to) }),
      ...(each.leadsTo !== undefined && { leadsTo: shown(each.leadsTo) }),
    })),
    redirects: redirects.map((each) => ({
      ...each,
      from: shown(each.from),
      ...(each.before && { before: { ...each.before, to: shown(each.before.to) } }),
      ...(each.after && { after: { ...each.after, to: shown(each.after.to) } }),
    })),
  };
}

/** The changes in all locales, each once with the locales that it holds for. Findings are left out. */
export function differenceInLocales(all: readonly [LocaleDifference, ...LocaleDifference[]]): Difference {
  const [{ difference: first }] = all;
  return {
    version: first.version,
    locales: all.map(({ locale }) => locale),
    before: first.before,
    after: first.after,
    entries: inLocales(all, entriesWithValues(all), entrySplitting),
    assets: inLocales(all, ({ assets }) => assets, assetSplitting),
    moves: inLocales(all, ({ moves }) => moves, whole()),
    addresses: inLocales(all, ({ addresses }) => addresses, whole()),
    redirects: inLocales(all, ({ redirects }) => redirects, whole()),
    contents: inLocales(all, ({ contents }) => contents, whole(contentsKey)),
    home: inLocales(all, ({ home }) => home, whole(homeKey)),
    announcements: inLocales(all, ({ announcements }) => announcements, whole()),
  };
}

/** The changed entries of a locale, without added and removed ones of which it has nothing. */
function entriesWithValues(all: readonly LocaleDifference[]) {
  const known = new Set(
    all.flatMap(({ difference }) => difference.entries.filter(hasValues).map(({ id }) => id)),
  );
  return ({ entries }: Difference): EntryChange[] =>
    entries.filter((entry) => !isWhole(entry) || hasValues(entry) || !known.has(entry.id));
}

const hasValues = ({ fields }: EntryChange): boolean => fields.length > 0;

/** The titles above an item differ by language, their number does not. */
const contentsKey = ({ change, id, title, was, before, after }: Difference['contents'][number]) =>
  change === 'renamed'
    ? [id, was, title]
    : [change, id, before?.position, before?.above.length, after?.position, after?.above.length];

/** The title counts where it has changed. */
const homeKey = ({ was, title, ...change }: HomeChange) => [was !== undefined && [was, title], change];

/** How the parts of a change are told apart, of which each can hold for other locales. */
interface Splitting<Change> {
  /** The parts. Equal texts are the same in two locales. */
  readonly keysOf: (change: Change) => readonly string[];
  /** The change with some of its parts. */
  readonly only: (change: Change, keys: ReadonlySet<string>) => Change;
}

/** A change that holds as a whole. */
const whole = <Change>(keyOf: (change: Change) => unknown = (change) => change): Splitting<Change> => ({
  keysOf: (change) => [textOf(keyOf(change))],
  only: (change) => change,
});

/** Added and removed entries are listed as a whole, edited ones by field. */
const entrySplitting: Splitting<EntryChange> = {
  keysOf: (entry) =>
    isWhole(entry)
      ? [textOf([entry.id, entry.state, entry.fields])]
      : [...(entry.state ? [stateKey(entry)] : []), ...entry.fields.map((field) => fieldKey(entry, field))],
  only: (entry, keys) => {
    if (isWhole(entry)) return entry;
    const { state, ...rest } = entry;
    const fields = entry.fields.filter((field) => keys.has(fieldKey(entry, field)));
    return {
      ...rest,
      change: fields.length > 0 ? 'edited' : 'state',
      ...(state && keys.has(stateKey(entry)) && { state }),
      fields,
    };
  },
};

const assetSplitting: Splitting<AssetChange> = {
  keysOf: (asset) =>
    isWhole(asset)
      ? [textOf([asset.id, asset.state])]
      : [...(asset.state ? [stateKey(asset)] : []), ...asset.parts.map((part) => textOf([asset.id, part]))],
  only: (asset, keys) => {
    if (isWhole(asset)) return asset;
    const { state, ...rest } = asset;
    const parts = asset.parts.filter((part) => keys.has(textOf([asset.id, part])));
    return {
      ...rest,
      change: parts.length > 0 ? 'edited' : 'state',
      ...(state && keys.has(stateKey(asset)) && { state }),
      parts,
    };
  },
};

const isWhole = ({ change }: Pick<EntryChange, 'change'>): boolean =>
  change === 'added' || change === 'removed';

const stateKey = ({ id, state }: { readonly id: string; readonly state?: unknown }): string =>
  textOf([id, state]);

const fieldKey = ({ id }: EntryChange, field: EntryChange['fields'][number]): string => textOf([id, field]);

/** A value as text, without the titles of entries and assets that it names: they are in the language of the locale. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (key: string, member: unknown) => {
    if (key === 'title') return undefined;
    return isEmbed(member) ? { ...member, text: '' } : member;
  });

const isEmbed = (member: unknown): member is object =>
  typeof member === 'object' &&
  member !== null &&
  'embed' in member &&
  'text' in member &&
  member.text !== '';

/** The changes of all locales: of the first that has a part, with all that hold for the same locales. */
function inLocales<Change extends object>(
  all: readonly LocaleDifference[],
  listOf: (difference: Difference) => readonly Change[],
  { keysOf, only }: Splitting<Change>,
): (Change & { readonly locales: string[] })[] {
  const lists = all.map(({ locale, difference }) => ({ locale, list: withKeys(listOf(difference), keysOf) }));
  const localesOf = new Map<string, string[]>();
  for (const { locale, list } of lists)
    for (const { keys } of list) for (const key of keys) addTo(localesOf, key, locale);
  return lists.flatMap(({ locale, list }) =>
    list.flatMap(({ change, keys }) => {
      const groups = new Map<string, string[]>();
      for (const key of keys) {
        const locales = localesOf.get(key) ?? [];
        if (locales[0] === locale) addTo(groups, locales.join(' '), key);
      }
      return Array.from(groups, ([locales, own]) => ({
        ...only(change, new Set(own)),
        locales: locales.split(' '),
      }));
    }),
  );
}

/** An item in several places has the same key for each: they are numbered. */
function withKeys<Change>(list: readonly Change[], keysOf: Splitting<Change>['keysOf']) {
  const times = new Map<string, number>();
  return list.map((change) => ({
    change,
    keys: keysOf(change).map((key) => {
      const before = times.get(key) ?? 0;
      times.set(key, before + 1);
      return before === 0 ? key : `${key} ${before}`;
    }),
  }));
}
