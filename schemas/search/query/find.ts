import { fewResults } from '../limits.ts';
import type { SearchLanguage } from '../language.ts';
import type { FoundWords } from '../found-words.ts';
import { isPiece } from '../index/words.ts';
import { openPostings } from '../index/open-postings.ts';
import { type Found, openRanking } from './rank.ts';
import { readQuery } from './read-query.ts';
import { maxRepaired, repaired } from './repair.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { isCharacter, seek, type QueryTerm } from './seek.ts';
import { openSpelling, suggestionFor } from '../suggestion.ts';
import { openEveryday } from './everyday.ts';
import { functionWordTest } from './function-words.ts';
import { openSynonyms, type Synonyms } from './synonyms.ts';
import { lettersThatMayDiffer } from '../index/near-words.ts';
import { openVocabulary } from '../index/vocabulary.ts';

/** What a query finds in an index. */
export interface Findings {
  /** In no order. */
  readonly found: readonly Found[];
  /** The words of the query, with what they stand for. */
  readonly terms: readonly QueryTerm[];
  /** Which words of a text are among those that were found. */
  readonly words: FoundWords;
  /** The query in a spelling that does match, where it has words that the index does not know. */
  readonly suggestion: string | undefined;
}

/** Finds with the synonyms of the index, or with others. */
export type Find = (query: string, synonyms?: Synonyms) => Findings;

export function openFind(index: SearchIndex, known: SearchLanguage): Find {
  const postings = openPostings(index);
  const vocabulary = openVocabulary(index, { sizes: postings.sizes, stem: known.stem });
  const ownSynonyms = openSynonyms(index.synonyms, index.language);
  const isFunctionWord = functionWordTest(index.language);
  const everyday = openEveryday(known, vocabulary);
  const rank = openRanking(index, postings);
  const spellingOf = openSpelling(index, { vocabulary, postings });

  return (query, synonyms = ownSynonyms) => {
    const words = readQuery(query, { language: index.language, isFunctionWord });
    const typed = seek(words, { vocabulary, synonyms, isFunctionWord, everyday });
    const unknown = typed
      .filter(({ word, expansions }) => expansions.length === 0 && lettersThatMayDiffer(word.word) > 0)
      .slice(0, maxRepaired);
    const queryTerms = typed.map((each) => (unknown.includes(each) ? repaired(each, vocabulary) : each));
    const found = rank(queryTerms);
    const repairedTerms = queryTerms.filter(({ word }) => unknown.some((each) => each.word === word));
    const suggestion = suggestionFor(query, repairedTerms, spellingOf);
    if (found.length >= fewResults || unknown.length > 0)
      return { found, terms: queryTerms, words: foundIn(queryTerms), suggestion };
    const nearer = typed.map((each, place) =>
      place < maxRepaired && lettersThatMayDiffer(each.word.word) > 0 ? repaired(each, vocabulary) : each,
    );
    return { found: rank(nearer), terms: nearer, words: foundIn(nearer), suggestion };
  };

  function foundIn(queryTerms: readonly QueryTerm[]): FoundWords {
    const words = new Set(queryTerms.flatMap(wordsOf));
    const content = queryTerms.some(({ weight }) => weight === 1);
    const endings = new Set<string>();
    if (content) {
      for (const { word, weight } of queryTerms)
        if (weight < 1 && words.delete(word.word) && isPiece(word.word)) endings.add(word.word);
    }
    return {
      language: index.language,
      isFound: (word) => words.has(word),
      isEnding: (word) => endings.has(word),
    };
  }

  /** A single character is found within words, and is all of them that was asked for. */
  function wordsOf({ word: { word }, expansions }: QueryTerm): readonly string[] {
    if (isCharacter(word)) return [word];
    return expansions
      .filter(({ inTitleOnly }) => inTitleOnly !== true)
      .flatMap(({ terms }) => terms.map(vocabulary.wordOf));
  }
}
