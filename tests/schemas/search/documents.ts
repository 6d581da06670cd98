import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { buildSearchIndex } from '../../../schemas/search/index/build-index.ts';
import { openSearch, type TextOf } from '../../../schemas/search/open-search.ts';
import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';
import { noStemmer, type Stemmer } from '../../../schemas/search/stemmer.ts';
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

const stemmers: Readonly<Record<string, Stemmer>> = { en: english, de: german, es: spanish };

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
    { stem: stemmers[language] ?? noStemmer, textOf },
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
