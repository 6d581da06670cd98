import { createContext, use } from 'react';
import { failure, success } from '../../../schemas/base/result.ts';
import type { SearchService } from '../../services/search/search-service.ts';

/** What finds pages, for routes and for what stands around them; features get it from there. */
export const useSearchService = (): SearchService => use(SearchServiceContext);

/** Finds nothing until the site says how it is searched. */
export const SearchServiceContext = createContext<SearchService>({
  search: async () => failure({ kind: 'unreachable' }),
  // nobody to tell
  track: async () => success(undefined),
});
