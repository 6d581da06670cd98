import { parseUrl } from '../../../../pipeline/addresses/parse-url.ts';
import { failure, type Result, success } from '../../../../schemas/base/result.ts';
import { movedPath } from '../../../../schemas/destination.ts';
import { nearestPages } from '../../../../schemas/nearest-pages.ts';
import { redirectOf } from '../../../../schemas/redirect-of.ts';
import { pageAt, type PageName, splitUrl, toRoutePath } from '../../../../schemas/urls.ts';
import { type ListedArticle, listedArticle } from '../../../site/files/listed-articles.ts';
import type { Sites } from '../../site/built-site.ts';
import { contentOf, type SiteContent } from './site-content.ts';

/** Addresses that articles have as resources, where the site's own address is not known. */
export const resourceScheme = 'fieldbook:';

/** Longer texts are no addresses. */
const maxCharacters = 2000;
const maxNearest = 3;

export interface FoundArticle {
  readonly content: SiteContent;
  /** A product area has a title and a page alone. */
  readonly article: Pick<ListedArticle, 'title' | 'url' | 'updatedAt'> & Partial<Pick<ListedArticle, 'head'>>;
}

/** A place where an article can be. */
interface Place {
  readonly content: SiteContent;
  /** Without the base path. */
  readonly path: string;
}

/**
 * The article or product area that an address or an id names. Old addresses lead where the site's redirects say. A failure is a sentence that says
 * what to do, with the nearest addresses.
 */
export function findArticle(sites: Sites, given: string): Result<FoundArticle, string> {
  const address = given.trim();
  if (address === '' || address.length > maxCharacters)
    return failure(`Give the address of an article in 1 to ${maxCharacters} characters, as search has it.`);
  const contents = sites.map(contentOf);
  const places = placesOf(address, contents);
  const found = byId(sites, address) ?? firstOf(places, articleAt) ?? firstOf(places, articleMovedFrom);
  if (found !== undefined) return success(found);
  return failure(whyNone(address, places) + nearestTo(places));
}

function byId(sites: Sites, id: string): FoundArticle | undefined {
  return firstOf(sites, (site) => {
    const file = site.files.find(({ name, url }) => url !== undefined && name === `articles/${id}`);
    return file && { content: contentOf(site), article: listedArticle(file) };
  });
}

/** The places of an address, the likeliest first: below the longest base path, then as a path without base path. */
function placesOf(address: string, contents: readonly SiteContent[]): readonly Place[] {
  const deepestFirst = contents.toSorted((a, b) => b.about.basePath.length - a.about.basePath.length);
  const paths = (ordered: readonly SiteContent[], within: typeof pathBelow): Place[] =>
    ordered.flatMap((content) => {
      const pathname = pathnameIn(address, content.about);
      const path = pathname && within(pathname, content.about.basePath);
      return path === undefined ? [] : [{ content, path: toRoutePath(path) }];
    });
  return [...paths(deepestFirst, pathBelow), ...paths(contents, (pathname) => pathname)];
}

/** The path of an address of this site; undefined for one of another host. */
function pathnameIn(address: string, { siteUrl }: SiteContent['about']): string | undefined {
  const own = parseUrl(siteUrl ?? nowhere);
  const path = address.startsWith(resourceScheme) ? address.slice(resourceScheme.length) : address;
  const url = parseUrl(path, own);
  const isOwn = siteUrl === undefined || url?.host === own?.host;
  return isOwn ? url?.pathname : undefined;
}

/** The host of a site whose address is not known. */
const nowhere = 'https://own.invalid';

const pathBelow = (pathname: string, basePath: string): string | undefined =>
  `${pathname}/`.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : undefined;

/** The article or area of a page, of its Markdown copy or of its file. */
function articleAt({ content, path }: Place): FoundArticle | undefined {
  const page = path.replace(/(?:\.md|\/index\.html)$/u, '');
  const file = content.articles.get(path) ?? content.articles.get(page);
  if (file !== undefined) return { content, article: listedArticle(file) };
  const area = content.areas().find(({ url }) => url === page);
  return area && { content, article: { title: area.name, url: area.url } };
}

function articleMovedFrom({ content, path }: Place): FoundArticle | undefined {
  const to = redirectOf(content.redirects(), path)?.to ?? movedPath(path, content.about.routes ?? {});
  return to === undefined ? undefined : articleAt({ content, path: toRoutePath(splitUrl(to).path) });
}

/** The tools that give what other pages than articles list; for any other page it is search. */
const listers: { readonly [Page in PageName]?: string } = {
  announcements: 'list_announcements',
  capabilities: 'list_areas',
  categories: 'list_areas',
  home: 'list_areas',
};

function whyNone(address: string, [place]: readonly Place[]): string {
  if (place === undefined)
    return /^https?:/iu.test(address)
      ? 'That address is on another site; open it there.'
      : 'That address is not one of this site; find the article with search.';
  const page = pageAt(place.path);
  return page === undefined || page === 'notFound'
    ? 'There is no article at that address; find it with search.'
    : `That page is no article; call ${listers[page] ?? 'search'} for what it lists.`;
}

function nearestTo([place]: readonly Place[]): string {
  if (place === undefined) return '';
  const { content, path } = place;
  const near = nearestPages(content.tree(), path)
    .flatMap(({ url }) => (url !== undefined && articleAt({ content, path: url }) ? [url] : []))
    .slice(0, maxNearest);
  return near.length === 0 ? '' : ` The nearest addresses are ${near.map(content.addressOf).join(' , ')}`;
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
