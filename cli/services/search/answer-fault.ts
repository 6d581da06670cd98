import type { Context } from 'hono';
import type { SearchHit, SearchQuery, SearchReply } from '../../../schemas/services/search/batch-search.ts';
import { cutOff } from '../wire/cut-off.ts';
import { refuse } from '../wire/refuse.ts';
import { hostileResults } from './hostile-results.ts';
import type { SearchBackend } from './search-backend.ts';
import { type SearchFault, silentMs, throttledForS } from './search-faults.ts';
import { slowMs } from '../wire/fault-typed.ts';

type Sleep = (ms: number) => Promise<unknown>;

/** Gives the response instead of an answer. Undefined if the answer follows after all. */
type Failing = (context: Context, sleep: Sleep) => Response | undefined | Promise<Response | undefined>;

/** Changes the first results, which replace the requested page. */
type Changing = (reply: SearchReply, query: SearchQuery) => SearchReply;

interface FaultAnswer {
  readonly failing?: Failing;
  readonly changing?: Changing;
}

/** Fails as the reader's query asks. */
export const failAs = (fault: SearchFault, context: Context, sleep: Sleep): ReturnType<Failing> =>
  faultAnswers[fault].failing?.(context, sleep);

/** The results for a query with a fault: ordinary results, changed as the fault says. */
export async function changedReply(
  fault: SearchFault | undefined,
  query: SearchQuery,
  backend: SearchBackend,
): Promise<SearchReply> {
  const [suggestion] = await backend.suggestions();
  const ordinary = { ...query, query: suggestion?.repr ?? '' };
  const changing = fault && faultAnswers[fault].changing;
  if (changing === undefined) return backend.search(ordinary);
  return changing(await backend.search({ ...ordinary, offset: 0 }), query);
}

const manyResults = 10_000;
const html = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

const faultAnswers: Readonly<Record<SearchFault, FaultAnswer>> = {
  'fail 400': { failing: (context) => refuse(context, 400, 'queries: not understood') },
  'fail 401': { failing: (context) => refuse(context, 401, 'The token does not count.') },
  'fail 403': { failing: (context) => context.json({ Message: 'Nobody gets through.' }, 403) },
  'fail 404': { failing: (context) => refuse(context, 404, 'There is no such search.') },
  'fail 422': { failing: (context) => refuse(context, 422, 'queries.0.query: not to be searched') },
  'fail 429': {
    failing: (context) => {
      context.header('x-throttle-reset', String(throttledForS));
      return refuse(context, 429, 'There are too many calls.');
    },
  },
  'fail 500': { failing: (context) => refuse(context, 500, 'The search has broken.') },
  'fail 502 html': { failing: (context) => context.html(html, 502) },
  'fail 504': { failing: (context) => refuse(context, 504, 'The search does not answer.') },
  'slow 3': {
    failing: async (_, sleep) => {
      await sleep(slowMs);
      return undefined;
    },
  },
  silent: {
    failing: async (context, sleep) => {
      await sleep(silentMs);
      return refuse(context, 504, 'The search does not answer.');
    },
  },
  'cut off': { failing: (_, sleep) => cutOff('[{"results":[{"id":"', sleep) },
  'no json': { failing: (context) => context.html(html) },
  'many 10000': {
    changing: (reply, { offset, length }) => ({
      ...reply,
      results: reply.results.length === 0 ? [] : numbered(reply.results, offset, length),
      numberOfResults: manyResults,
    }),
  },
  twice: {
    changing: (reply, { length }) => ({
      ...reply,
      results: reply.results.flatMap((hit) => [hit, hit]).slice(0, length),
    }),
  },
  hostile: {
    changing: (reply) => ({ ...reply, results: [...hostileResults], numberOfResults: hostileResults.length }),
  },
  // results without tracking codes, because they are added later
  'no rate code': {},
};

/** Fills a page with results of different titles. */
function numbered(hits: readonly SearchHit[], offset: number, length: number): SearchHit[] {
  return Array.from({ length: Math.max(0, Math.min(length, manyResults - offset)) }, (_, index) => {
    const hit = hits[index % hits.length];
    const number = offset + index + 1;
    return {
      ...hit,
      id: `${hit?.id}-${number}`,
      title: `${hit?.title} (${number})`,
      attributes: hit?.attributes ?? {},
    };
  });
}
