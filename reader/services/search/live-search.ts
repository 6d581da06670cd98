import type { SearchSettings } from '../../../schemas/services/search/search-settings.ts';
import { batchSearch } from './batch-search.ts';
import { logged } from '../log-failure.ts';
import { searchCall, type SearchCall } from './search-call.ts';
import type { SearchService } from './search-service.ts';
import type { SearchWorld } from './search-world.ts';
import type { Result } from '../../../schemas/base/result.ts';
import {
  type AutocompleterItem,
  autocompleterReply,
} from '../../../schemas/services/search/autocompleter.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import * as z from 'zod/mini';
import type { SearchTrackingEvent } from '../../../schemas/services/search/search-tracking.ts';

/** There is always a live list of suggestions. */
export type LiveSearch = SearchService & Required<Pick<SearchService, 'suggestions'>>;

/**
 * The live search of a site. All its calls share one token. Failures are logged without the query. Source:
 * docs/requirements.md, "Texts".
 */
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

/** A list of tens of thousands of texts with their addresses. */
const maxBytes = 10_000_000;

/** Asks for all that can be suggested. Source: docs/requirements.md, AC-1. */
const getSuggestions = (
  call: SearchCall,
  { path, signal }: { readonly path: string; readonly signal: AbortSignal | undefined },
): Promise<Result<AutocompleterItem[], ServiceFailure>> =>
  call({ path, reply: autocompleterReply, maxBytes, signal });

/** Sends a tracking event to the search, even from a closing page. Source: docs/requirements.md, SR-11. */
const trackSearch = (
  call: SearchCall,
  path: string,
  event: SearchTrackingEvent,
): Promise<Result<unknown, ServiceFailure>> =>
  // the reply is ignored, whatever its form
  call({ path, method: 'POST', body: event, keepalive: true, reads: 'text', reply: z.unknown() });
