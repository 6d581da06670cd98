import type { EngineLimits } from '../../search-engine/engine-client.ts';
import type { EngineSettings } from '../../search-engine/engine-settings.ts';
import type { SearchBackend } from './search-backend.ts';

/** A reader waits for no engine that hangs. Each try asks another node. */
const searchLimits: EngineLimits = { deadlineMs: 5000, retries: 2 };

/** Searches a search engine. Suggestions come from the bundle, because the engine has documents only. */
export function engineBackend(
  settings: EngineSettings,
  { suggestions }: Pick<SearchBackend, 'suggestions'>,
): SearchBackend {
  // loaded at the first search, so that a preview without an engine starts fast
  const opened = once(async () => {
    const [{ openEngine }, { searchEngine }] = await Promise.all([
      import('../../search-engine/engine-client.ts'),
      import('../../search-engine/engine-search.ts'),
    ]);
    return { engine: openEngine(settings, searchLimits), searchEngine };
  });
  return {
    async search(query) {
      const { engine, searchEngine } = await opened();
      return searchEngine(engine, query);
    },
    suggestions,
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
