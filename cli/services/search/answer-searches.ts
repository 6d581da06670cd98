import type { Context } from 'hono';
import type { SearchQuery, SearchReply } from '../../../schemas/services/search/batch-search.ts';
import { describeError } from '../../describe-error.ts';
import { SourceError } from '../../source/source-error.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { type AccessToken, requestTokenFault } from './access-token.ts';
import { changedReply, failAs } from './answer-fault.ts';
import { BusyError, type SearchBackend } from './search-backend.ts';
import { searchFaultOf, tokenFaultOf } from './search-faults.ts';
import { withCodes } from './tracking-codes.ts';

interface Searched {
  readonly basePath: string;
  readonly search: SearchBackend;
  readonly token: AccessToken | undefined;
  readonly settings: ServiceSettings;
}

/** The result sets of the queries, or the fault that one of them asks for. */
export async function answerSearches(
  context: Context,
  queries: readonly SearchQuery[],
  { basePath, search, token, settings }: Searched,
): Promise<Response> {
  for (const { query } of queries) {
    const tokenFault = tokenFaultOf(query, settings);
    if (tokenFault !== undefined && token?.fault !== tokenFault) {
      requestTokenFault(context, tokenFault, { secret: settings.secret, basePath });
      return refuse(context, 401, `The next token is one with "${tokenFault}".`);
    }
    const fault = searchFaultOf(query, settings);
    const failed = fault && (await failAs(fault, context, settings.sleep));
    if (failed !== undefined) return failed;
  }
  try {
    return context.json(await Promise.all(queries.map((query) => answer(query, search, settings))));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (error instanceof BusyError) {
      context.header('retry-after', '1');
      return refuse(context, 503, error.message);
    }
    settings.report(describeError(error));
    return refuse(context, 502, 'The search cannot be answered now; ask again.');
  }
}

async function answer(
  query: SearchQuery,
  search: SearchBackend,
  settings: ServiceSettings,
): Promise<SearchReply> {
  const { events, secret } = settings;
  const fault = searchFaultOf(query.query, settings);
  if (fault !== undefined || tokenFaultOf(query.query, settings) !== undefined) {
    const reply = await changedReply(fault, query, search);
    return fault === 'no rate code' ? reply : withCodes(reply, query, secret);
  }
  const reply = await search.search(query);
  if (isNewSearch(query)) {
    const [words, filters] = [query.query.trim(), JSON.stringify(query.filters)];
    events.keep('searches', { query: words, filters, results: reply.numberOfResults });
  }
  return withCodes(reply, query, secret);
}

/** Stores the search, unless it is a further page or only a count. */
const isNewSearch = ({ query, offset, length }: SearchQuery): boolean =>
  query.trim() !== '' && offset === 0 && length > 0;
