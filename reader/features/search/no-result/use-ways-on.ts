import { useEffect, useState } from 'react';
import type { Bundle } from '../../../bundle/files/bundle.ts';
import { noFilters, type SearchRequest } from '../state/search-request.ts';
import { findWaysOn, type WaysOn } from './ways-on.ts';

/** Suggestions for a reader whose search found nothing. Undefined until they are known. */
export function useWaysOn(
  bundle: Pick<Bundle, 'contents' | 'search'>,
  request: SearchRequest,
): WaysOn | undefined {
  const { query, perPage } = request;
  const [found, setFound] = useState<{ query: string; waysOn: WaysOn }>();
  useEffect(() => {
    let isWanted = true;
    const words = { query, perPage, offset: 0, filters: noFilters };
    const find = async () => {
      const waysOn = await findWaysOn(bundle, words);
      if (isWanted) setFound({ query, waysOn });
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [bundle, query, perPage]);
  return found?.query === query ? found.waysOn : undefined;
}
