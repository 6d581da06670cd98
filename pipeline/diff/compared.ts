import type { AssetId, EntryId, RoutePath } from '../../schemas/base/ids.ts';
import type { Named } from '../../schemas/report/difference.ts';
import type { Asset, Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';

/** An item before and after; undefined on the side that does not have it. */
export interface Pair<Item> {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** Two graphs side by side, under the same configuration. */
export interface Compared {
  readonly before: Graph;
  readonly after: Graph;
  /** The entries that may differ. For every other entry both graphs hold the same object, and both include it or neither does. */
  readonly entries: ReadonlyMap<EntryId, Pair<Entry>>;
  readonly assets: ReadonlyMap<AssetId, Pair<Asset>>;
  /** The articles whose pages show one of them, before or after. */
  readonly pages: ReadonlySet<EntryId>;
}

export function compareGraphs(before: Graph, after: Graph): Compared {
  const entries = pairs(
    before.entries,
    after.entries,
    (id) => before.included.has(id) === after.included.has(id),
  );
  const pages = new Set<EntryId>();
  for (const id of entries.keys()) {
    for (const { pagesOf } of [before, after]) for (const page of pagesOf.get(id) ?? []) pages.add(page);
  }
  return { before, after, entries, assets: pairs(before.assets, after.assets, () => true), pages };
}

/** In the order of ids. */
function pairs<Id extends string, Item>(
  before: ReadonlyMap<Id, Item>,
  after: ReadonlyMap<Id, Item>,
  isAlike: (id: Id) => boolean,
): Map<Id, Pair<Item>> {
  const found: [Id, Pair<Item>][] = [];
  for (const [id, now] of after) {
    const old = before.get(id);
    if (old !== now || !isAlike(id)) found.push([id, { before: old, after: now }]);
  }
  for (const [id, old] of before) if (!after.has(id)) found.push([id, { before: old, after: undefined }]);
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The name of an entry or an asset, now or before. */
export function nameIn({ before, after }: Pick<Compared, 'before' | 'after'>, id: string): Named {
  const of = ({ entries, assets }: Graph) => entries.get(id as EntryId) ?? assets.get(id as AssetId);
  const title = (of(after) ?? of(before))?.title;
  return { id, ...(title !== undefined && { title: title.toWellFormed() }) };
}

/** The addresses of the pages that show an entry, now or before: its own first. A page that has moved has its new address. */
export function pagesShowing(id: EntryId, { before, after }: Compared): string[] {
  const showing = ({ pagesOf }: Graph) => [id, ...(pagesOf.get(id) ?? [])];
  const now = showing(after).map((page) => after.urls.get(page));
  const old = showing(before).map((page) => after.urls.get(page) ?? before.urls.get(page));
  return [...new Set<RoutePath>([...now, ...old].filter((url) => url !== undefined))];
}
