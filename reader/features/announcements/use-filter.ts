import { useSearchParams } from 'react-router';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { useAddressQuery } from '../../browser/use-address-query.ts';
import { type AnnouncementFilter, filterFrom, filterQuery } from './filter.ts';

interface FilterState {
  readonly filter: AnnouncementFilter;
  /** Words replace the history entry, so that Back does not go through them. */
  readonly setWords: (words: string) => void;
  /** A step that Back undoes. */
  readonly setTypes: (types: readonly string[]) => void;
  readonly clear: () => void;
}

/** The filter that the address holds, so that it can be shared and comes back. The page keeps its place. */
export function useFilter(types: BundleFiles['announcements']['types']): FilterState {
  const [, setQuery] = useSearchParams();
  const filter = filterFrom(useAddressQuery(), types);
  const change = (changed: Partial<AnnouncementFilter>, replace = false) =>
    setQuery(filterQuery({ ...filter, ...changed }), { replace, preventScrollReset: true });
  return {
    filter,
    setWords: (words) => change({ words }, true),
    setTypes: (chosen) => change({ types: chosen }),
    clear: () => change({ words: '', types: [] }),
  };
}
