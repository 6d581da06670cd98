import { absoluteUrl } from '../../schemas/urls.ts';
import type { SiteInLocale } from '../config/locales.ts';
import type { Graph } from '../graph.ts';

type OfLocale = Pick<Graph, 'config' | 'translations' | 'locale'>;

/** The sites of all locales: none where the configuration names one locale. */
export const sitesOf = ({ config, translations }: Omit<OfLocale, 'locale'>): readonly SiteInLocale[] =>
  translations.length > 0 ? translations : (config.locales?.[0]?.among ?? []);

/**
 * The folder of a locale on the host of the first one, as the paths of the redirect table have it: empty or such as `/es`. Undefined for a
 * locale on a host of its own, which the table does not cover.
 */
export function folderInTable(locale: string, sites: readonly SiteInLocale[]): string | undefined {
  const own = sites.find((site) => site.locale === locale);
  if (sites.length < 2 || own === undefined) return '';
  return own.siteUrl === sites[0]?.siteUrl ? `/${own.folder}`.slice(0, -1) : undefined;
}

/** Gives a path of the site in one locale with the locale's folder, or as an address where the locale has a host of its own. */
export function pathOnHost(graph: OfLocale): (path: string) => string {
  const sites = sitesOf(graph);
  const folder = folderInTable(graph.locale, sites);
  const { basePath = '/', siteUrl = '' } = sites.find(({ locale }) => locale === graph.locale) ?? {};
  return (path) => {
    if (!path.startsWith('/')) return path;
    return folder === undefined ? absoluteUrl(path, { siteUrl, basePath }) : folder + path;
  };
}
