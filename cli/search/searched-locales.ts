import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { sitesIn } from '../../pipeline/config/in-locale.ts';
import { folderInTable } from '../../pipeline/redirects/locale-folders.ts';
import type { SearchedLocale } from './golden-queries.ts';

/** The locales of a site that golden queries can name, and the documents of those that are searched. */
export function searchedLocales(
  config: PipelineConfig,
  knownIn: (locale?: string) => ReadonlySet<string> | undefined,
): SearchedLocale[] {
  const sites = sitesIn(config);
  if (sites.length < 2)
    return [{ locale: undefined, folder: '', known: knownIn(sites[0]?.locale || undefined) }];
  return sites.map(({ locale }) => ({
    locale,
    folder: folderInTable(locale, sites) ?? '',
    known: knownIn(locale),
  }));
}
