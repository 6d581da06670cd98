import { failure, success } from '../../schemas/base/result.ts';
import type { SearchService } from '../services/search-service.ts';
import type { Bundle } from './open.ts';

/** Searches the bundle's own index, which is loaded with what reads it on the first search. */
export const bundleSearch = (load: Bundle['search']): SearchService => ({
  async search(query) {
    try {
      const [{ openSearch }, index] = await Promise.all([
        import('../../schemas/search/open-search.ts'),
        load(),
      ]);
      return success(openSearch(index)(query));
    } catch {
      return failure({ kind: 'unreachable' });
    }
  },
  track() {
    // nobody to tell
  },
});
