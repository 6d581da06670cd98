import { useSearchParams } from 'react-router';
import { useAddressQuery } from '../../ui/use-address-query.ts';
import { type AnnouncementFilter, filterFrom, filterQuery } from './filter.ts';

/** The filter that the address holds, and its change. The page keeps its place, and Back leaves the page. */
export function useFilter(): readonly [AnnouncementFilter, (filter: AnnouncementFilter) => void] {
  const query = useAddressQuery();
  const [, setQuery] = useSearchParams();
  const set = (filter: AnnouncementFilter) =>
    setQuery(filterQuery(filter), { replace: true, preventScrollReset: true });
  return [filterFrom(query), set];
}
