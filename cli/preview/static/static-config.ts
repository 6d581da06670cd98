import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';

/**
 * The configuration of a preview that is written as files: readers search in their browser, and every other service is switched
 * off, as are scripts of other sites, what browsers keep, and copies for machines. Pictures come from where they come from.
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
    machineReaders: { ...config.machineReaders, markdown: false },
  };
});
