import type { BundleFile } from '../../../../pipeline/emit/bundle-file.ts';
import { addTo } from '../../../../schemas/base/add-to.ts';
import type { TreeItem } from '../../../../schemas/bundle/index.ts';
import { readBundleFile } from '../../../site/pages/routes.ts';

/** A topic or a product area of the site's tree. */
export interface Area {
  /** With the names above it: "Dispatch / Dispatch board". */
  readonly name: string;
  readonly kind: 'topic' | 'product area';
  readonly url: string;
  /** With those of the areas below it. */
  readonly articles: readonly ListedLink[];
}

interface ListedLink {
  readonly title: string;
  readonly url: string;
}

/** The areas of a tree, each before those below it. Reads the whole search index. */
export function areasOf(files: readonly BundleFile[], tree: readonly TreeItem[]): readonly Area[] {
  const byProductArea = articlesByProductArea(files);
  const below = (items: readonly TreeItem[], above: string): Area[] =>
    items.flatMap((item) => {
      const { type, url, children } = item;
      const name = above + item.title;
      const inside = below(children, `${name} / `);
      const isProductArea = type === 'productArea';
      if (url === undefined || !(isProductArea || children.length > 0)) return inside;
      const articles = isProductArea ? articlesBelow(byProductArea, name) : leavesOf(item);
      return [{ name, kind: isProductArea ? 'product area' : 'topic', url, articles }, ...inside];
    });
  return below(tree, '');
}

/** Each page once. */
const leavesOf = (item: TreeItem): ListedLink[] => [
  ...new Map(allLeavesOf(item).map((leaf) => [leaf.url, leaf])).values(),
];

const allLeavesOf = ({ title, url, children }: TreeItem): ListedLink[] =>
  children.length > 0 ? children.flatMap(allLeavesOf) : url === undefined ? [] : [{ title, url }];

type ByProductArea = ReadonlyMap<string, readonly ListedLink[]>;

/** The articles that a search within a product area can find. Parts of a page and documents of other systems are none. */
function articlesByProductArea(files: readonly BundleFile[]): ByProductArea {
  const { productAreas, titles, urls } = readBundleFile(files, 'search').index;
  const found = new Map<string, ListedLink[]>();
  for (const [place, of] of productAreas.of.entries()) {
    const [value, title = '', url = ''] = [productAreas.values[of], titles[place], urls[place]];
    if (value !== undefined && url.startsWith('/') && !url.includes('#')) addTo(found, value, { title, url });
  }
  return found;
}

const articlesBelow = (found: ByProductArea, name: string): ListedLink[] =>
  [...found].flatMap(([value, links]) => (value === name || value.startsWith(`${name} / `) ? links : []));
