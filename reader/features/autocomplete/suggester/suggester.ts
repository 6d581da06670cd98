import type { Result } from '../../../../schemas/base/result.ts';
import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import type { Suggestions } from '../engine/suggestion.ts';

/** What answers out of one list, on the page or beside it. */
export interface Engine {
  readonly suggest: (typed: string) => Promise<Suggestions>;
  /** Lets go of what runs beside the page. */
  readonly close: () => void;
}

/** Asks the live service for its list. */
export type LoadLiveList = () => Promise<Result<readonly AutocompleterItem[], ServiceFailure>>;

/** What suggests on a page: one for all its fields. */
export interface Suggester {
  /** Loads the bundle's list, then the live one; again and again is once, save that a failure is forgotten. */
  readonly load: (loadLive: LoadLiveList | undefined) => Promise<void>;
  /** What answers out of the best list that is there. */
  readonly engine: () => Engine | undefined;
  /** Tells when another list has come. */
  readonly subscribe: (changed: () => void) => () => void;
}
