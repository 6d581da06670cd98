import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import { createStore } from '../../../browser/create-store.ts';
import type { Bundle } from '../../../bundle/files/bundle.ts';
import { openSuggester } from '../engine/open-suggester.ts';
import { packedList } from './packed-list.ts';
import type { Engine, LoadLiveList, Suggester } from './suggester.ts';

/**
 * A list of more is read beside the page. Reading as much takes a good desktop 15 ms with code that runs for the first
 * time, and a phone four times that: a key that is pressed meanwhile would wait.
 */
const maxTitlesOnPage = 2000;
const bytesPerTitle = 130;

export interface SuggesterSite {
  readonly bundle: Pick<Bundle, 'manifest' | 'autocomplete'>;
  readonly basePath: string;
  /** Only items of this source are suggested. Source: docs/requirements.md, AC-2. */
  readonly source: string;
}

/** Suggests out of the bundle's list, until the live one has come. Source: docs/requirements.md, AC-5. */
export function createSuggester(site: SuggesterSite): Suggester {
  const { current, set, subscribe } = createStore<Engine | undefined>(undefined);
  let loading: Promise<void> | undefined;
  const replaceBy = (next: Engine) => {
    current()?.close();
    set(next);
  };
  const load = async (loadLive: LoadLiveList | undefined) => {
    replaceBy(await openBundleList(site));
    void replaceWithLive(loadLive, site.source, replaceBy);
  };
  return {
    load: (loadLive) =>
      (loading ??= load(loadLive).catch((error: unknown) => {
        loading = undefined;
        throw error;
      })),
    engine: current,
    subscribe,
  };
}

async function openBundleList({ bundle, basePath, source }: SuggesterSite): Promise<Engine> {
  const manifest = await bundle.manifest();
  const files = manifest.files.filter(({ name }) => name === 'autocomplete');
  if (files.some(({ bytes }) => bytes > maxTitlesOnPage * bytesPerTitle)) {
    const { suggestInWorker } = await import('./suggest-in-worker.ts');
    const beside = await suggestInWorker({ basePath, source, manifest: { ...manifest, files } });
    if (beside !== undefined) return beside;
  }
  const { items } = await bundle.autocomplete();
  return suggestHere(items, source);
}

/**
 * If a list fails to load or cannot be read, the current one stays. An empty list is valid. Source:
 * docs/requirements.md, AC-5.
 */
async function replaceWithLive(
  loadLive: LoadLiveList | undefined,
  source: string,
  replaceBy: (engine: Engine) => void,
): Promise<void> {
  const live = await loadLive?.().catch(() => undefined);
  if (live?.ok === true) replaceBy(await openList(live.value, source));
}

async function openList(items: readonly AutocompleterItem[], source: string): Promise<Engine> {
  if (items.length <= maxTitlesOnPage) return suggestHere(items, source);
  const { suggestInWorker } = await import('./suggest-in-worker.ts');
  return (await suggestInWorker({ packed: packedList(items, source), source })) ?? suggestHere(items, source);
}

function suggestHere(items: readonly AutocompleterItem[], source: string): Engine {
  const suggest = openSuggester(items, source);
  return { suggest: async (typed) => suggest(typed), close() {} };
}
