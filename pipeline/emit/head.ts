import type { Head } from '../../schemas/bundle/index.ts';
import { absoluteUrl } from '../../schemas/urls.ts';
import { siteName } from '../config/site-name.ts';
import type { Graph } from '../graph.ts';

/** The longest description that search engines show, in characters. */
export const maxDescription = 155;

export interface HeadInput extends Pick<Head, 'alternates' | 'nearest' | 'textLocale'> {
  readonly title: string;
  readonly description: string | undefined;
  readonly url: string;
  readonly noIndex: boolean;
}

/** The content of a page's head. Source: docs/requirements.md, RT-7. */
export function headOf(
  { title, description, url, noIndex, ...inLocales }: HeadInput,
  { config, locale, translations }: Pick<Graph, 'config' | 'locale' | 'translations'>,
): Head {
  const { searchEngines } = config;
  const ofSite = siteName(config, locale);
  // a page that shows the text of another locale is a copy of the page there
  const { textLocale = locale, alternates } = inLocales;
  const source = alternates?.[textLocale];
  const place = translations.find((each) => source !== undefined && each.locale === textLocale) ?? config;
  return {
    title: title === ofSite ? title : `${title} | ${ofSite}`,
    ...(description && { description }),
    robots: noIndex || !searchEngines ? 'noindex,nofollow' : 'index,follow',
    ...canonicalOf(source ?? url, place),
    ...inLocales,
  };
}

interface Place {
  readonly siteUrl?: string | undefined;
  readonly basePath: string;
}

const canonicalOf = (path: string, { siteUrl, basePath }: Place): Pick<Head, 'canonical'> =>
  siteUrl === undefined ? {} : { canonical: absoluteUrl(path, { siteUrl, basePath }) };
