import { fewResults } from '../limits.ts';
import { openPostings } from '../index/open-postings.ts';
import { type Found, openRanking } from './rank.ts';
import { readQuery } from './read-query.ts';
import { maxRepaired, repaired } from './repair.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { seek, type QueryTerm } from './seek.ts';
import { suggestionFor } from '../suggestion.ts';
import { openSynonyms } from './synonyms.ts';
import { lettersThatMayDiffer } from '../index/near-words.ts';
import { openVocabulary } from '../index/vocabulary.ts';

/** What a query finds in an index. */
export interface Findings {
  /** In no order. */
  readonly found: readonly Found[];
  /** Whether a word of a text is one of those that were found. */
  readonly isFound: (word: string) => boolean;
  /** The query in a spelling that does match, where it has words that the index does not know. */
  readonly suggestion: string | undefined;
}

export function openFind(index: SearchIndex): (query: string) => Findings {
  const postings = openPostings(index);
  const vocabulary = openVocabulary(index, postings.sizes);
  const synonyms = openSynonyms(index.synonyms);
  const rank = openRanking(index, postings);

  return (query) => {
    const typed = seek(readQuery(query), { vocabulary, synonyms });
    const unknown = typed
      .filter(({ word, expansions }) => expansions.length === 0 && lettersThatMayDiffer(word.word) > 0)
      .slice(0, maxRepaired);
    const queryTerms = typed.map((each) => (unknown.includes(each) ? repaired(each, vocabulary) : each));
    const found = rank(queryTerms);
    const suggestion = suggestionFor(
      query,
      queryTerms.filter(({ word }) => unknown.some((each) => each.word === word)),
      vocabulary,
    );
    if (found.length >= fewResults || unknown.length > 0)
      return { found, isFound: foundIn(queryTerms), suggestion };
    const nearer = typed.map((each, place) =>
      place < maxRepaired && lettersThatMayDiffer(each.word.word) > 0 ? repaired(each, vocabulary) : each,
    );
    return { found: rank(nearer), isFound: foundIn(nearer), suggestion };
  };

  function foundIn(queryTerms: readonly QueryTerm[]): (word: string) => boolean {
    const terms = new Set(
      queryTerms.flatMap(({ expansions }) => expansions.flatMap((expansion) => expansion.terms)),
    );
    const content = queryTerms.some(({ weight }) => weight === 1);
    const words = new Set([...terms].map(vocabulary.wordOf));
    if (content) for (const { word, weight } of queryTerms) if (weight < 1) words.delete(word.word);
    return (word) => words.has(word);
  }
}
