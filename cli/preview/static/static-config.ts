import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { localeFolder } from '../../../pipeline/config/in-locale.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';

/**
 * The configuration of a preview that is written as files: search in the browser, no other service, no third-party scripts,
 * no service worker, no copies for machines. Images keep their sources.
 */
export const staticConfig = sameForSame((config: PipelineConfig): PipelineConfig => {
  const { scriptProxy: _proxy, ...others } = config;
  const off = Object.keys(config.services).map((name): [string, false] => [name, false]);
  const { images } = config.services;
  return {
    ...others,
    services: { ...Object.fromEntries(off), profile: false, ...(images !== undefined && { images }) },
    search: { ...config.search, service: false },
    scripts: [],
    consent: false,
    serviceWorker: false,
    searchEngines: false,
    // a host reads its files in the root
    hosts: localeFolder(config) === '' ? config.hosts : [],
    machineReaders: { ...config.machineReaders, markdown: false },
  };
});
