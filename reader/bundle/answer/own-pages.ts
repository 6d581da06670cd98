import type { BundleFiles, Manifest, TreeItem } from '../../../schemas/bundle/index.ts';
import { decoded } from '../../../schemas/base/text/decoded.ts';
import { pages, toRoutePath } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';

/** A page of this site that can be a source of an answer. */
export interface OwnPage {
  /** Without the base path. */
  readonly url: string;
  readonly title: string;
  /** The content type, of an article. */
  readonly type?: string;
  /** The entry, of an article. */
  readonly entry?: string;
}

interface Lists {
  readonly manifest: Manifest;
  readonly contents: BundleFiles['contents'];
  readonly site: Pick<BundleFiles['site'], 'name' | 'lists'>;
}

/**
 * Finds the page at a path, as the router does: upper and lower case differ. The search, the sign-in and pages of links
 * cannot be sources.
 */
export function ownPages(lists: Lists): (path: string) => OwnPage | undefined {
  const tree = new Map(flatten(lists.contents.items).flatMap((item) => (item.url ? [[item.url, item]] : [])));
  const all = [...articlesOf(lists.manifest, tree), ...listPages(lists.site), ...areasOf(tree)];
  const byUrl = new Map(all.map((page) => [page.url, page]));
  return (path) => byUrl.get(toRoutePath(path));
}

const flatten = (items: readonly TreeItem[]): readonly TreeItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children)]);

type Tree = ReadonlyMap<string, TreeItem>;

const articlesOf = ({ files }: Manifest, tree: Tree): OwnPage[] =>
  files.flatMap(({ url, name }) => {
    if (url === undefined) return [];
    const item = tree.get(url);
    const known = item === undefined ? { title: lastWords(url) } : { title: item.title, type: item.type };
    return [{ url, entry: name.slice(name.indexOf('/') + 1), ...known }];
  });

/** An article outside the tree: its file, which has the title, is not loaded for it. */
function lastWords(url: string): string {
  const words = decoded(url.slice(url.lastIndexOf('/') + 1)).replace(/[-_]+/gu, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const listPages = ({ name, lists }: Lists['site']): OwnPage[] => [
  { url: pages.home, title: name },
  ...(lists.announcements ? [{ url: pages.announcements, title: message('announcements.heading') }] : []),
  ...(lists.capabilities ? [{ url: pages.capabilities, title: message('capabilities.heading') }] : []),
  ...(lists.categories ? [{ url: pages.categories, title: message('categories.heading') }] : []),
];

/** The list of capabilities has a page for each area. */
const areasOf = (tree: Tree): OwnPage[] =>
  Array.from(tree, ([url, { title }]) => ({ url, title })).filter(({ url }) =>
    url.startsWith(`${pages.capabilities}/`),
  );
