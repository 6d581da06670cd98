import { absoluteUrl } from '../../schemas/urls.ts';
import type { SiteInLocale } from '../config/locales.ts';
import { folderInTable } from './locale-folders.ts';
import type { RedirectRule } from './redirect-table.ts';

/**
 * The rules of a table that are about one of a site's locales, as rules of the site in that locale. In the table `/es/old` is `/old` of the
 * site in `/es/`. A locale on a host of its own has none.
 */
export function ownRules(
  rules: readonly RedirectRule[],
  locale: string,
  sites: readonly SiteInLocale[],
): readonly RedirectRule[] {
  if (sites.length < 2) return rules;
  const own = folderInTable(locale, sites);
  if (own === undefined) return [];
  const folders = sites.flatMap((site) => {
    const folder = folderInTable(site.locale, sites);
    return folder === undefined ? [] : [{ site, folder }];
  });
  const root = folders.find(({ folder }) => folder === '');
  const placeOf = (path: string) =>
    folders.find(({ folder }) => folder !== '' && `${path}/`.startsWith(`${folder}/`)) ?? root;
  return rules
    .filter(({ from }) => placeOf(from)?.folder === own)
    .map(({ from, to, ...rule }) => ({ ...rule, from: within(from, own), to: targetOf(to) }));

  /** A path of the own locale; of another one its address, where that is known. */
  function targetOf(to: string): string {
    const place = placeOf(to);
    if (!to.startsWith('/') || to.startsWith('//') || place === undefined) return to;
    if (place.folder === own) return within(to, own);
    const { siteUrl, basePath } = place.site;
    return siteUrl === undefined ? to : absoluteUrl(within(to, place.folder), { siteUrl, basePath });
  }
}

const within = (path: string, folder: string): string => path.slice(folder.length) || '/';
