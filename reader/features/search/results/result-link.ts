/** Where the site stands. */
export interface SitePlace {
  /** Absent: only the browser knows. */
  readonly siteUrl?: string | undefined;
  /** Starts and ends with a slash. */
  readonly basePath: string;
}

/**
 * Where a result leads: a path of this site, which opens here, or an address of another one. Nothing where it is no
 * address of a page: a service can be made to answer `javascript:`. Source: requirements SR-6, LY-4.
 */
export function resultLink(url: string | undefined, { siteUrl, basePath }: SitePlace): string | undefined {
  if (url === undefined) return undefined;
  if (/^\/(?![/\\])/u.test(url)) return url;
  if (!/^https?:\/\//iu.test(url) || !URL.canParse(url)) return undefined;
  const { origin, pathname, search, hash } = new URL(url);
  const isOurs = siteUrl !== undefined && URL.canParse(siteUrl) && new URL(siteUrl).origin === origin;
  if (!isOurs || !`${pathname}/`.startsWith(basePath)) return url;
  return `/${pathname.slice(basePath.length)}${search}${hash}`;
}
