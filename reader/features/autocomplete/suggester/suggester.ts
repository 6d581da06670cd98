import type { Result } from '../../../../schemas/base/result.ts';
import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import type { Suggestions } from '../titles/suggestion.ts';

/** Suggests from one list, on the page or in a worker. */
export interface Engine {
  readonly suggest: (typed: string) => Promise<Suggestions>;
  /** Ends the worker. */
  readonly close: () => void;
}

/** Asks the live service for its list. */
export type LoadLiveList = () => Promise<Result<readonly AutocompleterItem[], ServiceFailure>>;

/** Gives suggestions to all fields of a page. */
export interface Suggester {
  /** Loads the bundle's list, then the live one. Repeated calls load once, unless loading has failed. */
  readonly load: (loadLive: LoadLiveList | undefined) => Promise<void>;
  /** The engine for the best list that is loaded. */
  readonly engine: () => Engine | undefined;
  /** Tells when another list has come. */
  readonly subscribe: (changed: () => void) => () => void;
}
