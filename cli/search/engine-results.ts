import { openEngine } from '../search-engine/engine-client.ts';
import { searchEngine } from '../search-engine/engine-search.ts';
import type { EngineSettings } from '../search-engine/engine-settings.ts';
import { type FoundDocument, measuredResults } from './measure.ts';
import { documentFrom, goldenRequest, type Site } from './wire.ts';

/** The results of a search engine for each query, one after the other. */
export async function engineResults(
  queries: readonly string[],
  { settings, site }: { readonly settings: EngineSettings; readonly site: Site },
): Promise<(readonly FoundDocument[])[]> {
  const engine = openEngine(settings);
  const results: (readonly FoundDocument[])[] = [];
  for (const query of queries) {
    const { results: hits } = await searchEngine(engine, goldenRequest(query, measuredResults));
    results.push(hits.map((hit) => documentFrom(hit, site)));
  }
  return results;
}
