import { decoded } from '../../schemas/base/text/decoded.ts';
import { publishedFolder } from '../../schemas/preview/page-preview.ts';
import type { PreviewSite } from './preview-site.ts';

/**
 * The newest site, once what a request needs of it is there: of a page nothing but the page, of lists of findings the findings, of
 * services and other files everything. If a newer site comes meanwhile, it is that one.
 */
export async function readySite(site: () => PreviewSite, request: Request): Promise<PreviewSite> {
  for (;;) {
    const newest = site();
    const { pathname } = new URL(request.url);
    if (await isReady(siteAt(pathname, newest), pathname, request.method)) return newest;
  }
}

/** The site in the locale and the state of a path. */
function siteAt(path: string, site: PreviewSite): PreviewSite {
  const translation = site.translations.find(({ basePath }) => path.startsWith(basePath))?.site();
  if (translation !== undefined) return siteAt(path, translation);
  return site.published !== undefined && path.startsWith(site.basePath + publishedFolder)
    ? siteAt(path, site.published)
    : site;
}

async function isReady(
  { basePath, rest, isLate }: PreviewSite,
  path: string,
  method: string,
): Promise<boolean> {
  const within = path.slice(basePath.length);
  if (!['GET', 'HEAD'].includes(method)) return rest.complete();
  if (/^preview(?:\/|$)/u.test(within)) return rest.checked();
  return isLate(decoded(within)) ? rest.complete() : true;
}
