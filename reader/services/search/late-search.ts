import { failure } from '../../../schemas/base/result.ts';
import { once } from '../../browser/once.ts';
import type { LiveSearch } from './live-search.ts';
import { lostConnection } from '../http/lost-connection.ts';

/** The live search. Its code is loaded with the first call. */
export function lateSearch(load: () => Promise<LiveSearch>): LiveSearch {
  const service = once(load);
  return {
    search: (query, signal) => service().then(({ search }) => search(query, signal), unreachable),
    suggestions: (signal) => service().then(({ suggestions }) => suggestions(signal), unreachable),
    track: (event) => service().then(({ track }) => track(event), unreachable),
  };
}

const unreachable = () => failure(lostConnection(false));
