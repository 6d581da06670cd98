import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { languageCode } from '../../../schemas/languages.ts';
import { loadLanguage, noLanguage } from '../../../schemas/search/language.ts';
import { openSearch, type Search } from '../../../schemas/search/open-search.ts';

/** Gives what opens the bundle's index, once the page's language is loaded. That of the index is almost always the same. */
export async function bundleSearchOpener(): Promise<(file: BundleFiles['search']) => Promise<Search>> {
  await known(pageLanguage());
  return async (file) => openSearch(file, { language: await known(file.index.language) });
}

const pageLanguage = (): string | undefined =>
  'document' in globalThis ? languageCode(document.documentElement.lang) : undefined;

const known = (language: string | undefined) => loadLanguage(language).catch(() => noLanguage);
