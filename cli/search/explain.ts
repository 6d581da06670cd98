import { bestOf } from '../../schemas/search/best-of.ts';
import { type OpenPostings, openPostings } from '../../schemas/search/index/open-postings.ts';
import { inHeadings, inTitle } from '../../schemas/search/index/postings.ts';
import type { SearchIndex } from '../../schemas/search/index/search-index.ts';
import { openFind } from '../../schemas/search/query/find.ts';
import { openMatches } from '../../schemas/search/query/matches.ts';
import { aboutness, contentWords, scoreOf, weightOf } from '../../schemas/search/query/score.ts';
import type { QueryTerm } from '../../schemas/search/query/seek.ts';
import type { SearchLanguage } from '../../schemas/search/language.ts';
import { measuredResults } from './measure.ts';

/** Why documents stand where they do for a query. */
export interface Explanation {
  readonly query: string;
  readonly words: readonly ReadWord[];
  /** The best first. */
  readonly results: readonly ExplainedResult[];
}

/** A word of the query, and the words of the index that it stands for. */
export interface ReadWord {
  readonly word: string;
  /** Rare words weigh more; 0: no document has it. */
  readonly weight: number;
  readonly standsFor: readonly { readonly words: string; readonly similarity: number }[];
}

export interface ExplainedResult {
  readonly url: string;
  readonly title: string;
  /** Relative to the best result. */
  readonly score: number;
  /** How much of the query the document is about, and how much of it the title says, from 0 to 1. */
  readonly coverage: number;
  readonly inTitle: number;
  readonly words: readonly FoundWord[];
}

/** A word of the query in a document. */
export interface FoundWord {
  readonly word: string;
  /** Its share of the document's points, from 0 to 1. */
  readonly share: number;
  readonly found: readonly {
    readonly word: string;
    readonly inTitle: boolean;
    readonly inHeadings: boolean;
    /** How often it stands in the text. */
    readonly inText: number;
  }[];
}

/** Explains the first ten results of a query. */
export function explainQuery(query: string, index: SearchIndex, language: SearchLanguage): Explanation {
  const { found, terms } = openFind(index, language)(query);
  const best = bestOf(found, 0, measuredResults);
  const postings = openPostings(index);
  const wordOf = index.terms.split(' ');
  const weighed = weighedTerms(terms, postings);
  return {
    query,
    words: weighed.map(({ term: { word, expansions }, weight }) => ({
      word: word.word,
      weight,
      standsFor: expansions.map((each) => ({
        words: each.terms.map((term) => wordOf[term]).join(' '),
        similarity: each.similarity,
      })),
    })),
    results: best.map(({ document, score }) => ({
      url: index.urls[document] ?? '',
      title: index.titles[document] ?? '',
      score: score / (best[0]?.score ?? 1),
      ...explained(document, weighed, { index, postings, wordOf }),
    })),
  };
}

interface WeighedTerm {
  readonly term: QueryTerm;
  readonly weight: number;
  /** By document: how much it is about the term, and how similar its words are, also those of its title. */
  readonly impacts: Float32Array;
  readonly similarities: Float32Array;
  readonly inTitles: Float32Array;
}

function weighedTerms(terms: readonly QueryTerm[], postings: OpenPostings): WeighedTerm[] {
  return terms.map((term) => {
    const { documents, ...matches } = openMatches(postings)(term);
    return {
      term,
      weight: documents.length === 0 ? 0 : weightOf(term, documents.length, postings),
      ...matches,
    };
  });
}

/** The score of a document, from the sums that the ranking makes. */
function explained(
  document: number,
  weighed: readonly WeighedTerm[],
  words: Words & { readonly index: SearchIndex },
): Omit<ExplainedResult, 'url' | 'title' | 'score'> {
  const sum = (partOf: (term: WeighedTerm) => number): number =>
    weighed.reduce((total, each) => total + each.weight * partOf(each), 0);
  const impactOf = ({ impacts }: WeighedTerm) => impacts[document] ?? 0;
  const similarityTo = ({ similarities }: WeighedTerm) => similarities[document] ?? 0;
  const titleOf = ({ inTitles }: WeighedTerm) => inTitles[document] ?? 0;
  const impact = sum(impactOf);
  const sums = {
    similar: sum(similarityTo),
    impact,
    about: sum((each) => aboutness(similarityTo(each), impactOf(each))),
    inTitle: sum(titleOf),
    titleWords: weighed.filter((each) => titleOf(each) > 0).length,
  };
  const { coverage, title } = scoreOf(sums, {
    weight: sum(() => 1),
    words: contentWords(weighed.map(({ term }) => term)),
    titleLength: words.index.titleLengths[document] ?? 1,
  });
  return {
    coverage,
    inTitle: title,
    words: weighed
      .filter((each) => impactOf(each) > 0)
      .map((each) => ({
        word: each.term.word.word,
        share: (each.weight * impactOf(each)) / impact,
        found: foundWords(each.term, document, words),
      })),
  };
}

interface Words {
  readonly postings: OpenPostings;
  /** By term. */
  readonly wordOf: readonly string[];
}

/** Where a document has the words that a word of the query stands for. */
function foundWords(
  { expansions }: QueryTerm,
  document: number,
  { postings, wordOf }: Words,
): FoundWord['found'] {
  const terms = new Set(expansions.flatMap((each) => each.terms));
  return [...terms].flatMap((term) => {
    const { documents, inText, places } = postings.of(term);
    const place = documents.indexOf(document);
    if (place < 0) return [];
    const where = places[place] ?? 0;
    return [
      {
        word: wordOf[term] ?? '',
        inTitle: (where & inTitle) !== 0,
        inHeadings: (where & inHeadings) !== 0,
        inText: inText[place] ?? 0,
      },
    ];
  });
}
