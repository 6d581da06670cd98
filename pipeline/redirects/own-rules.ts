import { absoluteUrl } from '../../schemas/urls.ts';
import type { Translation } from '../link/alternates.ts';
import type { RedirectRule } from './redirect-table.ts';

type Site = Pick<Translation, 'basePath' | 'siteUrl'>;

/**
 * The rules of a table that are about one of a site's locales, as rules of the site in that locale. In the table `/es/old` is `/old` of the
 * site in `/es/`. A locale on a host of its own has none.
 */
export function ownRules(
  rules: readonly RedirectRule[],
  site: Site,
  sites: readonly Site[],
): readonly RedirectRule[] {
  const [first] = sites;
  if (first === undefined || sites.length < 2) return rules;
  if (site.siteUrl !== first.siteUrl) return [];
  const folderOf = ({ basePath }: Site) => basePath.slice(first.basePath.length - 1, -1);
  const own = folderOf(site);
  const others = sites.filter((each) => each.siteUrl === first.siteUrl).map(folderOf);
  const placeOf = (path: string): string =>
    others.find((folder) => folder !== '' && `${path}/`.startsWith(`${folder}/`)) ?? '';
  const within = (path: string): string => path.slice(own.length) || '/';
  return rules
    .filter(({ from }) => placeOf(from) === own)
    .map(({ from, to, ...rule }) => ({ ...rule, from: within(from), to: targetOf(to) }));

  function targetOf(to: string): string {
    if (!to.startsWith('/') || to.startsWith('//')) return to;
    if (placeOf(to) === own) return within(to);
    const { siteUrl, basePath } = first ?? site;
    return siteUrl === undefined ? to : absoluteUrl(to, { siteUrl, basePath });
  }
}
