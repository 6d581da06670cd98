import { decoded } from './base/text/decoded.ts';
import type { RoutePath } from './base/ids.ts';
import { type OwnPrefixes, prefixOf, type RoutedTypeId, routes } from './routes.ts';

/** The pages that are not entries. Source: docs/requirements.md, RT-1. */
export const pages = {
  home: '/',
  search: '/search',
  announcements: '/announcements',
  capabilities: '/product-capabilities',
  categories: '/categories',
  signIn: '/401',
  notFound: '/404',
  ideas: '/ideas',
  signInCustomer: '/Auth/Customer',
  signInEmployee: '/Auth/Employee',
  signOut: '/Auth/Logout',
} as const;

export type PageName = keyof typeof pages;

/**
 * The address of an entry's page. `slug` is the entry's own, or its id; a slash stands between several parts.
 * Source: docs/requirements.md, RT-2.
 */
export const urlOf = (type: RoutedTypeId, slug: string, own: OwnPrefixes): RoutePath =>
  `${prefixOf(type, own)}/${(isPath(slug) ? slug.split('/') : [slug]).map(encodeSegment).join('/')}` as RoutePath;

/** The page at a path that is no entry's. */
export const pageAt = (path: string): PageName | undefined => pageByPath.get(toRoutePath(path));

/** One spelling of a path: decoded, composed (NFC) and encoded again, without a slash at its end. */
export function toRoutePath(path: string): RoutePath {
  if (plainPath.test(path)) return path as RoutePath;
  const segments = path.split('/').map((segment) => encodeSegment(decoded(segment)));
  const joined = segments.join('/').replace(/(?<!\/)\/+$/u, '');
  return (joined === '' ? '/' : joined) as RoutePath;
}

/** The same for all paths that differ by upper and lower case alone, in letters that are percent-encoded too: `/how-to/übersicht`. */
export function foldedPath(path: string): RoutePath {
  const route = toRoutePath(path);
  const folded = plainPath.test(route)
    ? route.toLowerCase()
    : route
        .split('/')
        .map((segment) => encodeSegment(decoded(segment).toLowerCase()))
        .join('/');
  return folded as RoutePath;
}

/** A path that is spelled so already, as nearly all are. */
const plainPath = /^(?:\/[\w.~$&+,:=@!'()*-]+)+$/u;

/** The address of a page on its host. `basePath` starts and ends with a slash. */
export const absoluteUrl = (
  path: string,
  site: { readonly siteUrl: string; readonly basePath: string },
): string => site.siteUrl.replace(/\/+$/u, '') + site.basePath.slice(0, -1) + path;

/** The paths of a page that is at the same one in each locale. */
export const sameInAll = (
  path: string,
  locales: readonly { readonly locale: string }[],
): Record<string, string> => Object.fromEntries(locales.map(({ locale }) => [locale, path]));

/** The address of a page in each locale that has it. Locales whose host is not known have none. */
export const translatedUrls = (
  alternates: Readonly<Record<string, string>>,
  locales: readonly {
    readonly locale: string;
    readonly siteUrl?: string | undefined;
    readonly basePath: string;
  }[],
): { readonly locale: string; readonly url: string }[] =>
  locales.flatMap(({ locale, siteUrl, basePath }) => {
    const path = alternates[locale];
    return path === undefined || siteUrl === undefined
      ? []
      : [{ locale, url: absoluteUrl(path, { siteUrl, basePath }) }];
  });

/** Turns paths of a site into whole addresses, or into paths of its host where its own is not known; leaves what leads elsewhere. */
export const absoluteIn =
  ({ siteUrl, basePath }: { readonly siteUrl?: string | undefined; readonly basePath: string }) =>
  (url: string): string => {
    if (!url.startsWith('/') || url.startsWith('//')) return url;
    return siteUrl === undefined ? basePath.slice(0, -1) + url : absoluteUrl(url, { siteUrl, basePath });
  };

/** The parts of an address within this site; `hash` is decoded and has no `#`. */
export function splitUrl(url: string): { path: string; query: string; hash: string | undefined } {
  const [beforeHash = '', ...hash] = url.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  return {
    path,
    query: query.join('?'),
    hash: hash.length === 0 ? undefined : decoded(hash.join('#')),
  };
}

/** Whether the parts of a slug can be parts of a path: none is empty, names another folder or hides a separator. */
export const isPath = (slug: string): boolean => !/(?:^|\/)\.*(?:\/|$)|\\/u.test(slug);

export const isRoutedType = (type: string): type is RoutedTypeId => Object.hasOwn(routes, type);

const pageByPath = new Map<string, PageName>(
  Object.entries(pages).map(([page, path]) => [path, page as PageName]),
);

/** Letters, digits and `-_.~` stay, and what browsers leave alone in a path; the rest is percent-encoded. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.normalize('NFC').toWellFormed()).replace(
    /%(?:24|26|2B|2C|3A|3D|40)/gu,
    decodeURIComponent,
  );
