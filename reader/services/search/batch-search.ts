import { type Result, success } from '../../../schemas/base/result.ts';
import {
  batchSearchReply,
  maxQueryCharacters,
  type SearchHit,
  type SearchQuery,
  type SearchReply,
} from '../../../schemas/services/search/batch-search.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { SearchCall } from './search-call.ts';

interface Search {
  readonly path: string;
  readonly query: SearchQuery;
  readonly signal: AbortSignal | undefined;
}

/** One search of the batch search. Source: docs/requirements.md, SR-10. */
export async function batchSearch(
  call: SearchCall,
  { path, query, signal }: Search,
): Promise<Result<SearchReply, ServiceFailure>> {
  const asked = { ...query, query: query.query.slice(0, maxQueryCharacters) };
  const answer = await call({
    path,
    method: 'POST',
    body: { queries: [asked] },
    reply: batchSearchReply,
    signal,
  });
  if (!answer.ok) return answer;
  const [reply] = answer.value;
  return success({ ...reply, results: usable(reply.results, query.length) });
}

/** Each result once, and no more than requested. */
function usable(results: readonly SearchHit[], length: number): SearchHit[] {
  const seen = new Set<string>();
  const once = results.filter(({ id }) => {
    if (id === undefined) return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
  return once.slice(0, length);
}
