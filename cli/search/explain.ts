import { bestOf } from '../../schemas/search/best-of.ts';
import { type OpenPostings, openPostings } from '../../schemas/search/index/open-postings.ts';
import { inHeadings, inTitle } from '../../schemas/search/index/postings.ts';
import type { SearchIndex } from '../../schemas/search/index/search-index.ts';
import { openFind } from '../../schemas/search/query/find.ts';
import { openMatches } from '../../schemas/search/query/matches.ts';
import { aboutness, contentWords, scoreOf, weightOf } from '../../schemas/search/query/score.ts';
import type { QueryTerm } from '../../schemas/search/query/seek.ts';
import type { Stemmer } from '../../schemas/search/stemmer.ts';
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
export function explainQuery(query: string, index: SearchIndex, stem: Stemmer): Explanation {
  const { found, terms } = openFind(index, stem)(query);
  const postings = openPostings(index);
  const wordOf = index.terms.split(' ');
  const matchesOf = openMatches(postings);
  const weights = terms.map((each) => {
    const matching = matchesOf(each).documents.length;
    return matching === 0 ? 0 : weightOf(each, matching, postings);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const best = bestOf(found, 0, measuredResults);
  return {
    query,
    words: terms.map(({ word, expansions }, place) => ({
      word: word.word,
      weight: weights[place] ?? 0,
      standsFor: expansions.map((each) => ({
        words: each.terms.map((term) => wordOf[term]).join(' '),
        similarity: each.similarity,
      })),
    })),
    results: best.map(({ document, score }) => explained(document, score / (best[0]?.score ?? 1))),
  };

  function explained(document: number, score: number): ExplainedResult {
    const own = terms.map((term, place) => {
      const { impacts, similarities, inTitles } = matchesOf(term);
      const weight = weights[place] ?? 0;
      const [impact = 0, similarity = 0, title = 0] = [
        impacts[document],
        similarities[document],
        inTitles[document],
      ];
      return {
        term,
        titleWords: title > 0 ? 1 : 0,
        similar: weight * similarity,
        impact: weight * impact,
        about: weight * aboutness(similarity, impact),
        inTitle: weight * title,
      };
    });
    const sum = (name: 'similar' | 'impact' | 'about' | 'inTitle' | 'titleWords') =>
      own.reduce((total, each) => total + each[name], 0);
    const impact = sum('impact');
    const { coverage, title } = scoreOf(
      {
        similar: sum('similar'),
        impact,
        about: sum('about'),
        inTitle: sum('inTitle'),
        titleWords: sum('titleWords'),
      },
      { weight: all, words: contentWords(terms), titleLength: index.titleLengths[document] ?? 1 },
    );
    return {
      url: index.urls[document] ?? '',
      title: index.titles[document] ?? '',
      score,
      coverage,
      inTitle: title,
      words: own
        .filter((each) => each.impact > 0)
        .map((each) => ({
          word: each.term.word.word,
          share: each.impact / impact,
          found: foundWords(each.term, document, { postings, wordOf }),
        })),
    };
  }
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
