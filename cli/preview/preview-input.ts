import type { BuildInput } from '../../pipeline/build.ts';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { serviceFolder } from '../../pipeline/config/in-locale.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { publishedFolder } from '../../schemas/preview/page-preview.ts';
import { ownSearch } from '../services/search/own-search.ts';
import { staticConfig } from './static/static-config.ts';

/** The input of a preview that is written as files, without services. */
export const asFiles = (input: BuildInput): BuildInput => ({ ...input, config: staticConfig(input.config) });

export const asPublished = (input: BuildInput): BuildInput => ({
  ...input,
  config: publishedConfig(input.config),
  translations: input.translations?.map((each) => ({ ...each, basePath: each.basePath + publishedFolder })),
});

/** A preview has one host: a locale with a host of its own is in its folder. */
export const onOneHost = (input: BuildInput): BuildInput => ({
  ...input,
  config: oneHostConfig(input.config),
});

const oneHostConfig = sameForSame((config: PipelineConfig): PipelineConfig => ({
  ...config,
  locales: config.locales?.map(({ siteUrl: _own, ...each }) => ({ ...each, prefix: `/${each.folder}` })),
}));

/** Replaces the live services by those of the preview. */
export const withOwnServices = (input: BuildInput): BuildInput => ({
  ...input,
  config: ownConfig(input.config),
});

// values that builds carry hold for one configuration object
const ownConfig = sameForSame((config: PipelineConfig): PipelineConfig => {
  const { search, services, serve } = config;
  // the search and the chat of a locale know its pages alone
  const folder = serviceFolder(config);
  const { helpCenter } = services;
  return {
    ...config,
    ...(typeof helpCenter === 'string' &&
      serve === undefined && { services: { ...services, helpCenter: folder + helpCenter } }),
    ...(hasLiveSearch(config) && {
      search: { ...search, service: { ...ownSearch, auth: folder + ownSearch.auth } },
    }),
  };
});

/** The preview also answers for a search engine that is configured. */
export const hasLiveSearch = ({ search: { service, engine } }: PipelineConfig): boolean =>
  service !== false && (service ?? engine) !== undefined;

const publishedConfig = sameForSame((config: PipelineConfig): PipelineConfig => ({
  ...config,
  basePath: config.basePath + publishedFolder,
  hosts: [],
}));
