import type { EntryState } from '../entry.ts';
import { rawItem, type RawExport } from '../decode/export/raw-export.ts';
import { stateOf } from '../decode/state.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { isRecord } from '../../schemas/base/is-record.ts';

/** An entry or asset with an unpublished text. */
export interface Unpublished {
  readonly id: string;
  readonly kind: 'entry' | 'asset';
  readonly state: EntryState & ('draft' | 'changed');
  /** The item that the published space has in its place. */
  readonly before: unknown;
  /** The item as it will be once it is published. */
  readonly item: unknown;
}

/** The published space, and what editors have not published yet. */
export interface PublishableSpace {
  /** The export as readers have it. What is not published is in it as a draft, so that links to it are found. */
  readonly published: RawExport;
  /** In the order of the export. */
  readonly unpublished: readonly Unpublished[];
}

const lists = [
  ['entry', 'entries'],
  ['asset', 'assets'],
] as const;

/** Joins the current text of a space with its published text. Both are exports; the published one can be without states. */
export function publishableSpace(current: RawExport, published: RawExport): PublishableSpace {
  const parts = lists.map(([kind, part]) => joined(kind, current[part], published[part]));
  const [entries, assets] = parts;
  return {
    published: { ...current, entries: entries?.items ?? [], assets: assets?.items ?? [] },
    unpublished: parts.flatMap(({ unpublished }) => unpublished),
  };
}

/** The published space with some items published too. */
export function withPublished(
  { published }: PublishableSpace,
  items: readonly Pick<Unpublished, 'before' | 'item'>[],
): RawExport {
  const byBefore = new Map(items.map(({ before, item }) => [before, item]));
  const replaced = (list: readonly unknown[]) => list.map((item) => byBefore.get(item) ?? item);
  return { ...published, entries: replaced(published.entries), assets: replaced(published.assets) };
}

interface Joined {
  readonly items: unknown[];
  readonly unpublished: Unpublished[];
}

function joined(
  kind: Unpublished['kind'],
  current: readonly unknown[],
  published: readonly unknown[],
): Joined {
  const live = new Map(published.filter(isPublic).map((item) => [idOf(item), asPublished(item)]));
  const unpublished: Unpublished[] = [];
  const items = current.map((item) => {
    const { data } = rawItem.safeParse(item);
    if (data === undefined) return item;
    const state = stateOf(data.sys);
    const known = live.get(data.sys.id);
    live.delete(data.sys.id);
    if (state !== 'draft' && state !== 'changed') return state === 'published' ? asPublished(item) : item;
    const before = known ?? asDraft(item);
    unpublished.push({ id: data.sys.id, kind, state, before, item: asPublished(item) });
    return before;
  });
  return { items: [...items, ...live.values()], unpublished };
}

const isPublic = (item: unknown): boolean => {
  const { data } = rawItem.safeParse(item);
  return data !== undefined && ['published', 'changed'].includes(stateOf(data.sys));
};

const idOf = (item: unknown): string | undefined => rawItem.safeParse(item).data?.sys.id;

/** The item with this text as its published one. The same object for the same item, so that it is decoded once. */
export const asPublished = onceEach((item) => withSys(item, { version: 2, publishedVersion: 1 }));

/** The item as one that is not published. */
export const asDraft = onceEach((item) => withSys(item, { version: 1, publishedVersion: undefined }));

/** Only the versions decide about the state. Source: Contentful, "Determine entry and asset state". */
function withSys(item: object, versions: object): unknown {
  return isRecord(item) && isRecord(item['sys']) ? { ...item, sys: { ...item['sys'], ...versions } } : item;
}

function onceEach(change: (item: object) => unknown): (item: unknown) => unknown {
  const once = sameForSame(change);
  return (item) => (typeof item === 'object' && item !== null ? once(item) : item);
}
