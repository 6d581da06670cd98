import type { Build } from '../../../pipeline/build.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { bestOf } from '../../../schemas/search/best-of.ts';
import { openPostings } from '../../../schemas/search/index/open-postings.ts';
import type { SearchIndex } from '../../../schemas/search/index/search-index.ts';
import { type Vocabulary, openVocabulary } from '../../../schemas/search/index/vocabulary.ts';
import { openFind } from '../../../schemas/search/query/find.ts';
import { openSynonyms } from '../../../schemas/search/query/synonyms.ts';
import { loadLanguage } from '../../../schemas/search/language.ts';
import { type Language, languageOf } from '../../answers/words/language.ts';
import { readBundleFile } from '../../site/pages/routes.ts';
import { openConfidence } from './confidence.ts';

/** A page as the answer to a search. */
export interface Candidate {
  readonly title: string;
  /** A path of the site, or an address of another site. */
  readonly url: string;
  /** The same, within the site in its locale. */
  readonly path: string;
  /** The lines of its headings, with the description. */
  readonly headings: readonly string[];
  /** ISO 8601; empty if nothing says when. */
  readonly updatedAt: string;
  /** How much of the search the page is about, from 0 to 1. Words that no page has count as missing. Of an address, how alike both are. */
  readonly confidence: number;
}

type Synonyms = readonly (readonly string[])[];

/** The search of a build, with what its index knows. */
export interface OpenedIndex {
  readonly graph: Graph;
  readonly index: SearchIndex;
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  /** Gives the URL of a path as it is shown. */
  readonly urlOf: (path: string) => string;
  /** The first three results, with further synonyms. */
  readonly search: (query: string, more?: Synonyms) => readonly Candidate[];
}

/** How many results readers look at. */
const firstResults = 3;

/** `urlOf` gives the URL of a path as it is shown. */
export async function openIndex(
  { files, searchDocuments, graph }: Pick<Build, 'files' | 'searchDocuments' | 'graph'>,
  urlOf: (path: string) => string = (path) => path,
): Promise<OpenedIndex> {
  const { index } = readBundleFile(files, 'search');
  const known = await loadLanguage(index.language);
  const language = languageOf(index.language ?? 'en', known.stem);
  const find = openFind(index, known);
  const postings = openPostings(index);
  const headings = new Map(searchDocuments.map(({ id, headings: lines }) => [id, lines]));
  const vocabulary = openVocabulary(index, { sizes: postings.sizes, stem: known.stem });
  const confidencesIn = openConfidence({ postings, vocabulary, language });
  const search = (query: string, more: Synonyms = []): readonly Candidate[] => {
    const { found, terms } = find(query, openSynonyms([...index.synonyms, ...more], index.language));
    const best = bestOf(found, 0, firstResults).map(({ document }) => document);
    const confidences = confidencesIn(best, terms);
    return best.map((document, place) => ({
      title: index.titles[document] ?? '',
      url: urlOf(index.urls[document] ?? ''),
      path: index.urls[document] ?? '',
      headings: headings.get(index.ids[document] ?? '')?.split('\n') ?? [],
      updatedAt: index.updatedAt[document] ?? '',
      confidence: confidences[place] ?? 0,
    }));
  };
  return { graph, index, language, vocabulary, urlOf, search };
}
