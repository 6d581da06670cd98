import type { EntryId } from '../../../schemas/base/ids.ts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import type { TreeItem } from '../../../schemas/bundle/index.ts';
import type { Graph } from '../../graph.ts';
import type { NormalSpace } from '../../stages/normalize.ts';

/** Between the areas of a path. */
const below = ' / ';

/**
 * The product area of articles, `Parent / Area`, by id. A capability's is the one that editors gave it. Any other
 * article has the area of the capabilities that it links to or that link to it; one without such links that of most
 * articles of its category, if they agree. Other articles have none.
 */
export function productAreas(
  space: NormalSpace,
  graph: Graph,
  tree: readonly TreeItem[],
): ReadonlyMap<string, string> {
  const given = areasOfCapabilities(space);
  const areas = new Map<string, string>(given);
  for (const id of space.articles.keys()) {
    const area = given.get(id) ?? mostOf(linkedAreas(id, graph, given));
    if (area !== undefined) areas.set(id, area);
  }
  for (const category of tree.filter(({ type }) => type !== 'productArea' && type !== 'group')) {
    const members = [category.id, ...category.children.map(({ id }) => id)];
    const roots = members.flatMap((id) => areas.get(id)?.split(below)[0] ?? []);
    const area = mostOf(roots);
    for (const id of members) if (area !== undefined && !areas.has(id)) areas.set(id, area);
  }
  return areas;
}

function areasOfCapabilities(space: NormalSpace): ReadonlyMap<string, string> {
  const areas = new Map<string, NodeOf<'productArea'>>();
  for (const node of space.others.values()) if (node.type === 'productArea') areas.set(node.id, node);
  return new Map(
    space.capabilities.flatMap(({ id, fields }): [string, string][] => {
      const path = pathOf(fields.productArea?.id, areas);
      return path === undefined ? [] : [[id, path]];
    }),
  );
}

/** At most two areas, because results show two. This also ends a cycle of parents. */
function pathOf(
  id: string | undefined,
  areas: ReadonlyMap<string, NodeOf<'productArea'>>,
): string | undefined {
  const area = areas.get(id ?? '');
  if (area === undefined) return undefined;
  const parent = areas.get(area.fields.parent?.id ?? '');
  const { title } = area.fields;
  return parent === undefined || parent === area ? title : `${parent.fields.title}${below}${title}`;
}

/** The areas of the capabilities on the other end of each link of an article. */
function linkedAreas(
  id: EntryId,
  { pages, pagesOf, references, referrers }: Graph,
  given: ReadonlyMap<string, string>,
): string[] {
  const shown = [...(pages.get(id)?.shows ?? [])];
  const to = shown.flatMap((part) => (references.get(part) ?? []).map(({ target }) => target));
  const from = (referrers.get(id) ?? []).flatMap((reference) => pagesOf.get(reference.from) ?? []);
  return [...to, ...from].flatMap((other) => given.get(other) ?? []);
}

/** The most frequent area. If several are equally frequent, the area that contains them, else the first. */
function mostOf(areas: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const area of areas) counts.set(area, (counts.get(area) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const first = [...counts].filter(([, count]) => count === most).map(([area]) => area);
  const roots = new Set(first.map((area) => area.split(below)[0]));
  return first.length > 1 && roots.size === 1 ? [...roots][0] : first[0];
}
