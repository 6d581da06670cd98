import { type ItemLink, linksIn } from '../space/links-in.ts';
import type { Item, ItemKind } from '../space/resource.ts';

type ItemsByKind = Readonly<Record<ItemKind, ReadonlyMap<string, Item>>>;

/** The linked items of a page up to a depth, and the links that cannot be resolved. */
export function includesOf(items: readonly Item[], depth: number, all: ItemsByKind): object {
  const seen = new Set(items.map(({ sys }) => keyOf({ linkType: kindOf(sys), id: sys.id })));
  const found: Record<ItemKind, Item[]> = { Entry: [], Asset: [] };
  const missing: ItemLink[] = [];
  let level = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Item[] = [];
    for (const link of level.flatMap((item) => linksIn(item))) {
      if (seen.has(keyOf(link))) continue;
      seen.add(keyOf(link));
      const target = all[link.linkType].get(link.id);
      if (target === undefined) missing.push(link);
      else next.push(target);
      if (target !== undefined) found[link.linkType].push(target);
    }
    level = next;
  }
  const includes = Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0));
  return {
    ...(missing.length > 0 && { errors: missing.map((link) => notResolvable(link)) }),
    ...(Object.keys(includes).length > 0 && { includes }),
  };
}

const kindOf = ({ type }: Item['sys']): ItemKind => (type === 'Asset' ? 'Asset' : 'Entry');

const keyOf = ({ linkType, id }: ItemLink): string => `${linkType} ${id}`;

const notResolvable = ({ linkType, id }: ItemLink): object => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType, id },
});
