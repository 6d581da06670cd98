import { buildSearchIndex } from '../../../schemas/search/index/build-index.ts';
import { openMatches } from '../../../schemas/search/query/matches.ts';
import { type OpenPostings, openPostings } from '../../../schemas/search/index/open-postings.ts';
import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';
import type { QueryTerm } from '../../../schemas/search/query/seek.ts';
import { openVocabulary } from '../../../schemas/search/index/vocabulary.ts';
import type { Word } from '../../../schemas/search/index/words.ts';
import { type Asked, type Similarities, openSimilarities } from './coverage.ts';
import type { Language } from '../words/language.ts';
import { stemSimilarity, openKnownWords } from '../words/known-words.ts';
import type { Part } from '../parts/part.ts';

/** A part that matches at least one word of the question. */
export interface RankedPart {
  /** Its index among all parts. */
  readonly place: number;
  /** Its score, comparable within the same question. */
  readonly score: number;
  /** How much of the question it covers, from 0 to 1. Words that no article has count as missing. */
  readonly covered: number;
}

interface Ranked {
  readonly parts: readonly RankedPart[];
  /** The words of the question, in their order. */
  readonly asked: readonly Asked[];
  readonly similarities: Similarities;
  /** How rare a word of the articles is. */
  readonly rarityOf: (word: string) => number;
  /** The words of the question without any expansion. */
  readonly unknown: readonly Word[];
  /** Whether a longer word of the articles begins with these letters. */
  readonly isBeginning: (letters: string) => boolean;
}

/** The penalty for words of the question that a part lacks. */
const coverageExponent = 2;
/** The weight of a word that says little, relative to others of the same rarity. */
const shareOfGeneric = 0.3;
/** The weight of a word of the story relative to one of the question itself. */
const shareOfStory = 0.7;

/** Ranks parts as the search ranks articles: each part is a document under its heading. */
export function openPartRanking(
  parts: readonly Part[],
  synonyms: readonly (readonly string[])[],
  language: Language,
): (words: readonly Word[], asking: ReadonlySet<string>) => Ranked {
  const index = buildSearchIndex(parts.map(documentOf), { language: language.code });
  const postings = openPostings(index);
  const vocabulary = openVocabulary(index, { sizes: postings.sizes, stem: language.stem });
  const knownWords = openKnownWords({ vocabulary, synonyms, language });
  const matchesOf = openMatches(postings);
  const rarity = openRarity(postings);

  return (words, asking) => {
    const asked = knownWords(words).map((queryTerm) => {
      const isGeneric = language.isGeneric(queryTerm.word.word);
      const isStory = asking.size > 0 && !asking.has(queryTerm.word.word);
      const share = isGeneric ? shareOfGeneric : isStory ? shareOfStory : 1;
      return { queryTerm, isAside: isStory || isGeneric, weight: rarity.of(queryTerm) * share };
    });
    return {
      parts: rankedParts(asked, matchesOf),
      asked,
      similarities: openSimilarities(asked, vocabulary),
      rarityOf: (word) => rarity.ofTerms([vocabulary.termOf(word)].filter((term) => term !== undefined)),
      unknown: asked
        .filter(({ queryTerm }) => queryTerm.expansions.length === 0)
        .map(({ queryTerm }) => queryTerm.word),
      isBeginning: (letters) => vocabulary.longerThan(letters, 1).length > 0,
    };
  };
}

function rankedParts(asked: readonly Asked[], matchesOf: ReturnType<typeof openMatches>): RankedPart[] {
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const found = new Map<number, { score: number; covered: number }>();
  for (const { queryTerm, weight } of asked) {
    const { documents, impacts, similarities } = matchesOf(queryTerm);
    for (const place of documents) {
      const sum = found.get(place) ?? { score: 0, covered: 0 };
      sum.score += weight * (impacts[place] ?? 0);
      sum.covered += (weight / all) * (similarities[place] ?? 0);
      found.set(place, sum);
    }
  }
  return Array.from(found, ([place, { score, covered }]) => ({
    place,
    score: score * covered ** coverageExponent,
    covered,
  }));
}

interface Rarity {
  /** The rarity of the most frequent of some terms. */
  readonly ofTerms: (terms: readonly number[]) => number;
  /** The rarity of the word in any form; if the articles do not have it, that of its best expansion. */
  readonly of: (queryTerm: QueryTerm) => number;
}

/** How rare words are: the inverse document frequency of BM25. */
function openRarity(postings: OpenPostings): Rarity {
  const ofTerms = (terms: readonly number[]): number => {
    const having = Math.max(0, ...terms.map((term) => postings.of(term).documents.length));
    return Math.log(1 + (postings.count - having + 0.5) / (having + 0.5));
  };
  return {
    ofTerms,
    of({ expansions }) {
      const most = Math.max(0, ...expansions.map(({ similarity }) => similarity));
      const own = expansions.filter(({ similarity }) => similarity >= Math.min(most, stemSimilarity));
      return ofTerms(own.flatMap(({ terms }) => terms));
    },
  };
}

/** The heading is indexed as one of several headings, not as a title: titles weigh too much for long questions. */
const documentOf = ({ title, above, units }: Part, place: number): SearchDocument => ({
  id: String(place),
  title: '',
  headings: [title, ...above].join('\n'),
  text: units.map(({ words }) => words).join('\n'),
  url: '',
  source: '',
  abstract: '',
});
