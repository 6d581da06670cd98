import type { RoutePath } from './base/ids.ts';
import { decoded } from './base/text/decoded.ts';
import { type OwnPrefixes, prefixOf, type RoutedTypeId, routedTypes } from './routes.ts';
import { isPath, pageAt, type PageName, toRoutePath, urlOf } from './urls.ts';

/** What an address means. */
export type Destination =
  | { readonly kind: 'page'; readonly page: PageName }
  | { readonly kind: 'entry'; readonly type: RoutedTypeId; readonly slug: string }
  | { readonly kind: 'unknown' };

/** The page or entry that a path names. The path is encoded or not, with or without a slash at its end. */
export function destinationOf(path: string, own: OwnPrefixes): Destination {
  const page = pageAt(path);
  if (page !== undefined) return { kind: 'page', page };
  const route = toRoutePath(path);
  const type = typeAt(route, own);
  if (type === undefined) return { kind: 'unknown' };
  const rest = route.slice(prefixOf(type, own).length + 1);
  const slug = decoded(rest);
  return rest.includes('/') && !isPath(slug) ? { kind: 'unknown' } : { kind: 'entry', type, slug };
}

/** The type with the longest prefix: of `/docs` and `/docs/faq` the second. */
const typeAt = (route: RoutePath, own: OwnPrefixes): RoutedTypeId | undefined =>
  routedTypes
    .filter((type) => route.startsWith(`${prefixOf(type, own)}/`))
    .toSorted((a, b) => prefixOf(b, own).length - prefixOf(a, own).length)[0];

/**
 * Where the page of a path may be, if the site has chosen another prefix for its type: below that one, once. Undefined if it is there
 * already, or if another type has the usual prefix now.
 */
export function movedPath(path: string, own: OwnPrefixes): RoutePath | undefined {
  const found = [own, {}]
    .map((prefixes) => destinationOf(path, prefixes))
    .find((each) => each.kind === 'entry');
  if (found === undefined || own[found.type] === undefined) return undefined;
  const moved = urlOf(found.type, slugInPath(found.slug, prefixOf(found.type, own)), own);
  return moved === toRoutePath(path) ? undefined : moved;
}

/**
 * The slug in an address of the space: without slashes at its ends, and without the prefix that its page has anyway. Empty for the
 * address of the home page.
 */
export function slugInPath(path: string, prefix: string): string {
  const slug = path.split('/').filter(Boolean).join('/');
  return `/${slug}`.startsWith(`${prefix}/`) ? slug.slice(prefix.length) : slug;
}
