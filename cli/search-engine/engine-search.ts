import { fewResults } from '../../schemas/search/limits.ts';
import type { SearchQuery, SearchReply } from '../../schemas/services/search/batch-search.ts';
import { asked, type Engine, read } from './engine-client.ts';
import { engineQuery, type Strictness } from './engine-query.ts';
import { engineReply, toSearchReply } from './engine-reply.ts';

/** Searches the index of the alias. */
export async function searchEngine(engine: Engine, query: SearchQuery): Promise<SearchReply> {
  if (query.query.trim() === '') return noResults(query);
  const exact = await ask(engine, query, 'exact');
  // counted without the reader's filters, which are no reason to correct words
  const found = exact.aggregations?.found.doc_count ?? exact.hits.total.value;
  const isKnown = exact.suggest?.words.every(({ options }) => options.length === 0) ?? true;
  if (found >= fewResults && isKnown) return toSearchReply(exact, query);
  return toSearchReply(await ask(engine, query, 'tolerant'), query);
}

const noResults = ({ facets }: SearchQuery): SearchReply => ({
  results: [],
  numberOfResults: 0,
  facets: facets.map((name) => ({ name, options: [] })),
});

async function ask(engine: Engine, query: SearchQuery, strictness: Strictness) {
  const { client, settings } = engine;
  const search = () =>
    client.transport.request({
      method: 'POST',
      path: `/${encodeURIComponent(settings.alias)}/_search`,
      // without it, the results of a shard that is lost would be missing without a word
      querystring: { allow_partial_search_results: false },
      body: engineQuery(query, strictness),
    });
  const { body } = await asked(engine, search, 'type');
  return read(engine, body, engineReply);
}
