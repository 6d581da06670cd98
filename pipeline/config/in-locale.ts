import { sameForSame } from '../../schemas/base/same-for-same.ts';
import type { PipelineConfig } from './config.ts';
import { withServe } from './with-serve.ts';
import type { BuiltLocale, SiteInLocale } from './locales.ts';

/**
 * The configuration for each locale that is built: with its address, its folder and its index in the search. For a configuration without
 * `locales` it is the configuration itself.
 */
export const inEachLocale = sameForSame((config: PipelineConfig): readonly PipelineConfig[] =>
  localesOf(config).map((each) => withServe(each, serviceFolder(each))),
);

/** The configuration for one of its locales alone: the site has no others, and its address is that of the locale. */
export function aloneIn(config: PipelineConfig, locale: string): PipelineConfig | undefined {
  const chosen = localesOf(config).find((each) => each.locale === locale);
  if (chosen === undefined) return undefined;
  const alone = {
    prefix: '/',
    folder: '',
    siteUrl: undefined,
    among: sitesIn(config),
    serviceBase: serviceBase(chosen),
  };
  return {
    ...chosen,
    locales: config.locales?.flatMap((own) => (own.code === locale ? [{ ...own, ...alone }] : [])),
  };
}

/** A locale of a site with several, unless it is the first of them. */
export function otherLocale(
  locale: string | undefined,
  { locales = [] }: Pick<PipelineConfig, 'locales'>,
): string | undefined {
  const first = locales[0]?.among?.[0]?.locale ?? (locales.length > 1 ? locales[0]?.code : undefined);
  return first === undefined || locale === first ? undefined : locale;
}

/** Where the site is in each of its locales, also in those that are not built. */
export const sitesIn = (config: PipelineConfig): readonly SiteInLocale[] =>
  config.locales?.[0]?.among ??
  inEachLocale(config).map((each) => {
    const { locale = '', basePath, siteUrl } = each;
    return { locale, basePath, siteUrl, folder: localeFolder(each) };
  });

/** Without the services of `fieldbook serve`. */
const localesOf = (config: PipelineConfig): readonly PipelineConfig[] =>
  config.locales?.map((each) => inLocale(config, each)) ?? [config];

function inLocale(config: PipelineConfig, own: BuiltLocale): PipelineConfig {
  const { basePath, siteUrl, knowledgeBases, language, untranslated } = config;
  return {
    ...config,
    locale: own.code,
    siteUrl: own.siteUrl ?? siteUrl,
    basePath: (own.siteUrl === undefined ? basePath.slice(0, -1) : '') + own.prefix,
    language: own.language ?? language,
    untranslated: own.untranslated ?? untranslated,
    knowledgeBases:
      own.searchSource === undefined ? knowledgeBases : withSource(knowledgeBases, own.searchSource),
  };
}

/** The folder of the whole site, which the paths of services are below: `basePath` without the folder of the locale. */
export function serviceBase({ basePath, locale, locales = [] }: PipelineConfig): string {
  const own = locales.find(({ code }) => code === locale);
  if (own?.serviceBase !== undefined) return own.serviceBase;
  return own !== undefined && basePath.endsWith(own.prefix)
    ? `${basePath.slice(0, -own.prefix.length)}/`
    : basePath;
}

/** The folder of the locale below that of the whole site, as a path without a slash at its end: `/es-mx`. */
export const serviceFolder = (config: PipelineConfig): string =>
  config.basePath.slice(serviceBase(config).length - 1, -1);

/** The folder of the locale's site, below that of all locales. */
export const localeFolder = ({ locales = [], locale }: PipelineConfig): string =>
  locales.find(({ code }) => code === locale)?.folder ?? '';

const withSource = (
  knowledgeBases: PipelineConfig['knowledgeBases'],
  searchSource: string,
): PipelineConfig['knowledgeBases'] =>
  Object.fromEntries(Object.entries(knowledgeBases).map(([id, each]) => [id, { ...each, searchSource }]));
