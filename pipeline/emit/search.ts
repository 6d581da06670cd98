import type { BundleFiles } from '../../schemas/bundle/index.ts';
import { intlLocale, languageCode } from '../../schemas/languages.ts';
import { buildSearchIndex, type KnownTerms } from '../../schemas/search/index/build-index.ts';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import type { Graph } from '../graph.ts';
import { abbreviationsIn } from './abbreviations.ts';

/** `search`: the index of titles, headings and texts. */
export const searchFile = (
  documents: readonly SearchDocument[],
  { config, locale }: Pick<Graph, 'config' | 'locale'>,
  known?: KnownTerms,
): BundleFiles['search'] => ({
  index: buildSearchIndex(documents, {
    language: languageCode(intlLocale(locale)),
    synonyms: [...config.search.synonyms, ...abbreviationsIn(documents)],
    known,
  }),
});
