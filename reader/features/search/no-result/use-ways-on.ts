import { useEffect, useState } from 'react';
import type { Bundle } from '../../../bundle/open.ts';
import { noFilters, type SearchRequest } from '../state/search-request.ts';
import { findWaysOn, noWaysOn, type WaysOn } from './ways-on.ts';

/** What may help, once it is found; nothing until then. */
export function useWaysOn(bundle: Pick<Bundle, 'contents' | 'search'>, request: SearchRequest): WaysOn {
  const { query, perPage } = request;
  const [found, setFound] = useState({ query: '', waysOn: noWaysOn });
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
  return found.query === query ? found.waysOn : noWaysOn;
}
