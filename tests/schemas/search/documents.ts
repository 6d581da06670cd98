import { buildSearchIndex } from '../../../schemas/search/index/build-index.ts';
import { openSearch, type TextOf } from '../../../schemas/search/open-search.ts';
import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';
import { loadLanguage, noLanguage, type SearchLanguage } from '../../../schemas/search/language.ts';
import type { SearchQuery, SearchReply } from '../../../schemas/services/search/batch-search.ts';

/** A document with a title, and what else a test is about. */
export const documentOf = (title: string, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  headings: '',
  text: '',
  url: `/how-to/${title.toLowerCase().replaceAll(' ', '-')}`,
  source: 'KBContentful',
  type: 'kbHowTo',
  abstract: fields.text ?? '',
  ...fields,
});

const languages: Readonly<Record<string, SearchLanguage>> = {
  en: await loadLanguage('en'),
  de: await loadLanguage('de'),
  es: await loadLanguage('es'),
};

interface Options {
  readonly language?: string;
  readonly synonyms?: readonly (readonly string[])[];
  readonly textOf?: TextOf;
}

type Ask = (query: string, more?: Partial<SearchQuery>) => SearchReply;

/** Asks an index over documents. */
export function asker(
  documents: readonly SearchDocument[],
  { language = 'en', synonyms, textOf }: Options = {},
): Ask {
  const search = openSearch(
    { index: buildSearchIndex(documents, { language, ...(synonyms && { synonyms }) }) },
    { language: languages[language] ?? noLanguage, textOf },
  );
  return (query, more) =>
    search({
      query,
      filters: {},
      length: 10,
      offset: 0,
      facets: [],
      matchHighlightTags: ['<mark>', '</mark>'],
      ...more,
    });
}

/** The ids of what came, in its order. */
export const idsOf = ({ results }: SearchReply): (string | undefined)[] => results.map(({ id }) => id);
