import pLimit from 'p-limit';
import type { EngineLimits } from '../../search-engine/engine-client.ts';
import type { EngineSettings } from '../../search-engine/engine-settings.ts';
import { BusyError, type SearchBackend } from './search-backend.ts';

/** A reader waits for no engine that hangs. Each try asks another node. */
const searchLimits: EngineLimits = { deadlineMs: 5000, retries: 2 };

/** With more at once, an engine that has too much to do answers none of them in time. */
const atOnce = 16;
const maxWaiting = 32;

/** Requests that began before a switch may still ask for the version before. */
const graceMs = 20_000;

/** Searches a search engine. Suggestions come from the bundle, because the engine has documents only. */
export function engineBackend(
  settings: EngineSettings,
  { suggestions }: Pick<SearchBackend, 'suggestions'>,
): SearchBackend {
  const limit = pLimit(atOnce);
  let opened: ReturnType<typeof open> | undefined;
  return {
    async search(query) {
      if (limit.pendingCount >= maxWaiting) throw new BusyError('There are too many searches at once.');
      return limit(async () => {
        const { engine, searchEngine } = await (opened ??= open(settings));
        return searchEngine(engine, query);
      });
    },
    suggestions,
    close() {
      setTimeout(() => void opened?.then(({ engine }) => engine.client.close()), graceMs).unref();
    },
  };
}

/** Loaded at the first search, so that a preview without an engine starts fast. */
async function open(settings: EngineSettings) {
  const [{ openEngine }, { searchEngine }] = await Promise.all([
    import('../../search-engine/engine-client.ts'),
    import('../../search-engine/engine-search.ts'),
  ]);
  return { engine: openEngine(settings, searchLimits), searchEngine };
}
