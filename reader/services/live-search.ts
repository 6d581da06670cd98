import type { SearchSettings } from '../../schemas/services/search-settings.ts';
import { getSuggestions } from './autocompleter.ts';
import { batchSearch } from './batch-search.ts';
import { logged } from './log-failure.ts';
import { searchCall } from './search-call.ts';
import type { SearchService } from './search-service.ts';
import { trackSearch } from './search-tracking.ts';
import type { SearchWorld } from './search-world.ts';

/** There is always a live list of suggestions. */
export type LiveSearch = SearchService & Required<Pick<SearchService, 'suggestions'>>;

/** The live search of a site: its calls share one token. What fails is logged, without the query. Source: docs/requirements.md, "Texts". */
export function liveSearch(settings: SearchSettings, world: SearchWorld): LiveSearch {
  const call = searchCall(settings, world);
  const { paths } = settings;
  return {
    search: (query, signal) =>
      logged(about('A search has failed.'), batchSearch(call, { path: paths.batch, query, signal })),
    suggestions: (signal) =>
      logged(
        about('The live list of suggestions has not come.'),
        getSuggestions(call, { path: paths.autocompleter, signal }),
      ),
    track: (event) =>
      logged(
        about(`The search has not taken an event (${event.type}).`),
        trackSearch(call, paths.tracking, event),
      ),
  };
}

const about = (message: string) => ({ category: 'search', message });
