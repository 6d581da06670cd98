import { type ReactNode, useMemo } from 'react';
import { bundleSearch } from '../../bundle/pages/bundle-search.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { lateSearch } from '../../services/search/late-search.ts';
import type { SearchWorld } from '../../services/search/search-world.ts';
import { SearchServiceContext } from './use-search-service.ts';
import { useSite } from '../site/use-site.ts';

interface SearchServiceProviderProps {
  /** The bundle's own index, where the site has no live search. */
  loadIndex: Bundle['search'];
  children: ReactNode;
}

/**
 * Provides the search service. The page has only one, so that all searches share a token. Use it inside the site's
 * context.
 */
export function SearchServiceProvider({ loadIndex, children }: SearchServiceProviderProps): ReactNode {
  const { search, basePath, serviceBase = basePath } = useSite();
  const service = useMemo(
    () =>
      search === undefined
        ? bundleSearch(loadIndex)
        : lateSearch(async () => {
            const { liveSearch } = await import('../../services/search/live-search.ts');
            return liveSearch(search, { ...browser, serviceBase });
          }),
    [search, serviceBase, loadIndex],
  );
  return <SearchServiceContext value={service}>{children}</SearchServiceContext>;
}

/** Read at each use: the prerenderer has no such object. */
const browser: Omit<SearchWorld, 'serviceBase'> = {
  fetch: (input, init) => fetch(input, init),
  now: () => performance.now(),
  today: () => Date.now(),
  pageAddress: () => location.href,
};
