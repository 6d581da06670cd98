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

function inLocale(config: PipelineConfig, own: BuiltLocale): PipelineConfig {
  const { basePath, siteUrl, knowledgeBases, untranslated } = config;
  return {
    ...config,
    locale: own.code,
    siteUrl: own.siteUrl ?? siteUrl,
    basePath: (own.siteUrl === undefined ? basePath.slice(0, -1) : '') + own.prefix,
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
