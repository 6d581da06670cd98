import { searchPaths, type SearchSettings } from '../../../schemas/services/search-settings.ts';

/** Where the preview's own search is, below the site's folder. Its keys are no secrets: whoever sees the page has them. */
export const ownSearch: SearchSettings = {
  auth: '/services/search',
  key: 'preview',
  domainKey: 'preview',
  environment: 'development',
  hosts: [],
  paths: searchPaths,
};
