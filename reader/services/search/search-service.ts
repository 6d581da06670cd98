import type { Result } from '../../../schemas/base/result.ts';
import type { AutocompleterItem } from '../../../schemas/services/search/autocompleter.ts';
import type { SearchQuery, SearchReply } from '../../../schemas/services/search/batch-search.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { SearchTrackingEvent } from '../../../schemas/services/search/search-tracking.ts';

type Answer<Reply> = Promise<Result<Reply, ServiceFailure>>;

/** Finds pages: with the live service, or with the bundle's own index. */
export interface SearchService {
  readonly search: (query: SearchQuery, signal?: AbortSignal) => Answer<SearchReply>;
  /** The live list of suggestions; absent where there is only the bundle's. */
  readonly suggestions?: (signal?: AbortSignal) => Answer<readonly AutocompleterItem[]>;
  /** Sends a tracking event. A rating waits for the reply, a followed link does not. */
  readonly track: (event: SearchTrackingEvent) => Answer<unknown>;
}
