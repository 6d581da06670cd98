import { ownServices } from '../../schemas/services/addresses.ts';
import { searchPaths } from '../../schemas/services/search/search-settings.ts';
import type { PipelineConfig } from './config.ts';

/**
 * The configuration with the services of `fieldbook serve`, where it has them. `folder` is that of the locale, such as `/es-mx`: its pages
 * call the search and the chat there, which know its pages alone.
 */
export function withServe(config: PipelineConfig, folder: string): PipelineConfig {
  const { serve, services, search } = config;
  if (serve === undefined) return config;
  const {
    helpCenter = ownServices.helpCenter,
    feedback = ownServices.feedback,
    log = ownServices.log,
  } = services;
  return {
    ...config,
    services: {
      ...services,
      feedback,
      log,
      helpCenter: helpCenter === false ? false : folder + helpCenter,
      ...(serve.signIn && { profile: services.profile ?? ownServices.profile }),
    },
    search: { ...search, service: search.service === false ? false : inFolder(search.service, folder) },
  };
}

/** A search on another host has an address for all locales. */
const inFolder = (service: SearchService = servedSearch, folder: string): SearchService =>
  service.auth.startsWith('/') ? { ...service, auth: folder + service.auth } : service;

type SearchService = NonNullable<Exclude<PipelineConfig['search']['service'], false>>;

/** Its keys are no secrets: every page contains them. */
const servedSearch: SearchService = {
  auth: '/services/search',
  key: 'fieldbook',
  domainKey: 'fieldbook',
  environment: 'production',
  hosts: [],
  paths: searchPaths,
};
