import { failure, success } from '../../../schemas/base/result.ts';
import type { Search } from '../../../schemas/search/open-search.ts';
import { lostConnection } from '../../services/http/lost-connection.ts';
import type { SearchService } from '../../services/search/search-service.ts';
import type { Bundle } from '../files/bundle.ts';

/** Searches the bundle's own index. The first search loads the index and the code that reads it. */
export function bundleSearch(load: Bundle['search']): SearchService {
  let opened: Promise<Search> | undefined;
  return {
    async search(query) {
      opened ??= open(load);
      try {
        const search = await opened;
        return success(search(query));
      } catch {
        opened = undefined; // the next search tries again
        return failure(lostConnection(false));
      }
    },
    // nobody to tell
    track: async () => success(undefined),
  };
}

async function open(load: Bundle['search']): Promise<Search> {
  const opener = import('./bundle-search-opener.ts').then(({ bundleSearchOpener }) => bundleSearchOpener());
  const [openIndex, file] = await Promise.all([opener, load()]);
  return openIndex(file);
}
