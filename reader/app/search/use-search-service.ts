import { createContext, use } from 'react';
import { failure, success } from '../../../schemas/base/result.ts';
import type { SearchService } from '../../services/search/search-service.ts';

/** The search service, for routes and the layout; features get it as a prop. */
export const useSearchService = (): SearchService => use(SearchServiceContext);

/** Finds nothing until the site says how it is searched. */
export const SearchServiceContext = createContext<SearchService>({
  search: async () => failure({ kind: 'unreachable' }),
  // nobody to tell
  track: async () => success(undefined),
});
