import { sameForSame } from '../../schemas/base/same-for-same.ts';
import type { PipelineConfig } from './config.ts';
import type { BuiltLocale } from './locales.ts';

/**
 * The configuration for each locale that is built: with its address, its folder and its index in the search. For a configuration without
 * `locales` it is the configuration itself.
 */
export const inEachLocale = sameForSame(
  (config: PipelineConfig): readonly PipelineConfig[] =>
    config.locales?.map((each) => inLocale(config, each)) ?? [config],
);

/** The configuration for one of its locales alone: the site has no others, and its address is that of the locale. */
export function aloneIn(config: PipelineConfig, locale: string): PipelineConfig | undefined {
  const chosen = inEachLocale(config).find((each) => each.locale === locale);
  const alone = { prefix: '/', folder: '', siteUrl: undefined };
  return (
    chosen && {
      ...chosen,
      locales: config.locales?.flatMap((own) => (own.code === locale ? [{ ...own, ...alone }] : [])),
    }
  );
}

/** The configuration for the first of its locales, or for the only one. */
export function firstAlone(config: PipelineConfig): PipelineConfig {
  const [first] = config.locales ?? [];
  return (first && aloneIn(config, first.code)) ?? config;
}

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

/** The folder of the locale's site, below that of all locales. */
export const localeFolder = ({ locales = [], locale }: PipelineConfig): string =>
  locales.find(({ code }) => code === locale)?.folder ?? '';

const withSource = (
  knowledgeBases: PipelineConfig['knowledgeBases'],
  searchSource: string,
): PipelineConfig['knowledgeBases'] =>
  Object.fromEntries(Object.entries(knowledgeBases).map(([id, each]) => [id, { ...each, searchSource }]));
