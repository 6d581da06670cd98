import type { Manifest } from '../../../../schemas/bundle/index.ts';
import { languageCode } from '../../../../schemas/languages.ts';
import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import { createStore } from '../../../browser/create-store.ts';
import type { Bundle } from '../../../bundle/files/bundle.ts';
import { openSuggester } from '../titles/open-suggester.ts';
import { packedList } from './packed-list.ts';
import type { Engine, LoadLiveList, Suggester } from './suggester.ts';
import type { ListOptions } from './worker-messages.ts';

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
    const manifest = await site.bundle.manifest();
    const options = { source: site.source, language: languageCode(manifest.locale) };
    replaceBy(await openBundleList(site, manifest, options));
    void replaceWithLive(loadLive, options, replaceBy);
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

async function openBundleList(
  { bundle, basePath }: SuggesterSite,
  manifest: Manifest,
  options: ListOptions,
): Promise<Engine> {
  const files = manifest.files.filter(({ name }) => name === 'autocomplete');
  if (files.some(({ bytes }) => bytes > maxTitlesOnPage * bytesPerTitle)) {
    const { suggestInWorker } = await import('./suggest-in-worker.ts');
    const beside = await suggestInWorker({ basePath, ...options, manifest: { ...manifest, files } });
    if (beside !== undefined) return beside;
  }
  const { items } = await bundle.autocomplete();
  return suggestHere(items, options);
}

/**
 * If a list fails to load or cannot be read, the current one stays. An empty list is valid. Source:
 * docs/requirements.md, AC-5.
 */
async function replaceWithLive(
  loadLive: LoadLiveList | undefined,
  options: ListOptions,
  replaceBy: (engine: Engine) => void,
): Promise<void> {
  const live = await loadLive?.().catch(() => undefined);
  if (live?.ok === true) replaceBy(await openList(live.value, options));
}

async function openList(items: readonly AutocompleterItem[], options: ListOptions): Promise<Engine> {
  if (items.length <= maxTitlesOnPage) return suggestHere(items, options);
  const { suggestInWorker } = await import('./suggest-in-worker.ts');
  const packed = packedList(items, options.source);
  return (await suggestInWorker({ packed, ...options })) ?? suggestHere(items, options);
}

function suggestHere(items: readonly AutocompleterItem[], options: ListOptions): Engine {
  const suggest = openSuggester(items, options);
  return { suggest: async (typed) => suggest(typed), close() {} };
}
