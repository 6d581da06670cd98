import { type Item, type ItemKind, linkTarget } from '../space/resource.ts';
import { isRecord } from '../../../schemas/base/is-record.ts';

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

interface ItemLink {
  readonly linkType: ItemKind;
  readonly id: string;
}

/** The links to entries and assets in fields, rich text included. It uses a stack, because content can be deep. */
function linksIn({ fields }: Item): readonly ItemLink[] {
  const links: ItemLink[] = [];
  const left: unknown[] = [fields];
  while (left.length > 0) {
    const value = left.pop();
    const target = linkTarget(value);
    if (target !== undefined && (target.linkType === 'Entry' || target.linkType === 'Asset')) {
      links.push({ linkType: target.linkType, id: target.id });
    } else if (Array.isArray(value) || isRecord(value)) {
      for (const each of Object.values(value)) if (typeof each === 'object') left.push(each);
    }
  }
  return links;
}
