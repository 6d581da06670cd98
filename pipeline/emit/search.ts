import type { BundleFiles } from '../../schemas/bundle/index.ts';
import { intlLocale, languageCode } from '../../schemas/languages.ts';
import {
  buildSearchIndex,
  type DocumentWords,
  type KnownTerms,
  readDocument,
} from '../../schemas/search/index/build-index.ts';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import type { Graph } from '../graph.ts';
import { asData } from '../queries/store.ts';
import { queryOf } from '../queries/query-of.ts';
import { abbreviationsIn } from './abbreviations.ts';

interface Options {
  /** Those of a file, in place of those of the configuration. */
  readonly synonyms?: readonly (readonly string[])[] | undefined;
  readonly known?: KnownTerms;
}

/** `search`: the index of titles, headings and texts. */
export const searchFile = (
  documents: readonly SearchDocument[],
  { config: { search }, locale }: Pick<Graph, 'config' | 'locale'>,
  { synonyms = typeof search.synonyms === 'string' ? [] : search.synonyms, known }: Options = {},
): BundleFiles['search'] => ({
  index: buildSearchIndex(documents, {
    language: languageCode(intlLocale(locale)),
    synonyms: [...synonyms, ...abbreviationsIn(documents)],
    known,
    read: wordsIn,
  }),
});

type Read = (document: SearchDocument) => DocumentWords;
const readers = new Map<string, Read>();

/** Reads each document once. */
function wordsIn(document: SearchDocument, language: string): DocumentWords {
  const reader = readers.get(language) ?? readerOf(language);
  readers.set(language, reader);
  return reader(document);
}

const readerOf = (language: string): Read =>
  queryOf(
    `words in ${language}`,
    { keyOf: ({ id }) => id, compute: (document) => readDocument(document, language) },
    asData,
  );
