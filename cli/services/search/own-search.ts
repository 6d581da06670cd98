import { searchPaths, type SearchSettings } from '../../../schemas/services/search/search-settings.ts';

/** The settings of the preview's own search. Its keys are no secrets: every page contains them. */
export const ownSearch: SearchSettings = {
  auth: '/services/search',
  key: 'preview',
  domainKey: 'preview',
  environment: 'development',
  hosts: [],
  paths: searchPaths,
};
