import { isPiece, type Word, wordsIn } from '../index/words.ts';
import { charactersIn } from '../../base/text/spaceless.ts';
import type { OpenPostings } from '../index/open-postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { type Matches, openMatches } from './matches.ts';
import { aboutness, contentWords, scoreOf, type Sums, weightOf } from './score.ts';
import type { QueryTerm } from './seek.ts';

/** A document that was found. */
export interface Found {
  readonly document: number;
  /** Above 0, to be compared with others of the same query. */
  readonly score: number;
  /** How many words of the query its title has. */
  readonly titleWords: number;
}

/** A document has at least this part of what is asked for, by weight: of a long question, less. */
const leastCovered = (words: number): number => Math.max(0.05, Math.min(0.25, 0.5 / words));

/** Finds the documents that match enough of a query. The working memory is allocated once for an index. */
export function openRanking(
  index: SearchIndex,
  postings: OpenPostings,
): (queryTerms: readonly QueryTerm[]) => Found[] {
  const matchesOf = openMatches(postings);
  const sums = openSums(postings.count);

  return (queryTerms) => {
    const { documents, weight } = gather(queryTerms);
    const words = contentWords(queryTerms);
    const least = leastCovered(words) * weight;
    const found: Found[] = [];
    for (const document of documents) {
      const own = sums.of(document);
      if (own.similar < least) continue;
      const { score } = scoreOf(own, { weight, words, titleLength: index.titleLengths[document] ?? 1 });
      found.push({ document, score, titleWords: own.titleWords });
    }
    sums.forget(documents);
    return withExactTitlesFirst(found, queryTerms, (document) =>
      wordsIn(index.titles[document] ?? '', index.language),
    );
  };

  /** Adds up what each document has; `weight` is that of all terms that any document has. */
  function gather(queryTerms: readonly QueryTerm[]): {
    readonly documents: readonly number[];
    readonly weight: number;
  } {
    const documents: number[] = [];
    let all = 0;
    for (const each of queryTerms) {
      const matches = matchesOf(each);
      if (matches.documents.length === 0) continue;
      const weight = weightOf(each, matches.documents.length, postings);
      all += weight;
      for (const document of matches.documents) {
        if (sums.similar[document] === 0) documents.push(document);
        sums.add(document, weight, matches);
      }
    }
    return { documents, weight: all };
  }
}

/** What each document has of a query so far, by its number. */
function openSums(count: number) {
  const similar = new Float64Array(count);
  const impact = new Float64Array(count);
  const about = new Float64Array(count);
  const inTitle = new Float64Array(count);
  const titleWords = new Uint16Array(count);
  const lists = [similar, impact, about, inTitle, titleWords];
  return {
    similar,
    add(document: number, weight: number, { similarities, impacts, inTitles }: Matches): void {
      const similarity = similarities[document] ?? 0;
      const own = impacts[document] ?? 0;
      const title = inTitles[document] ?? 0;
      similar[document] = (similar[document] ?? 0) + weight * similarity;
      impact[document] = (impact[document] ?? 0) + weight * own;
      about[document] = (about[document] ?? 0) + weight * aboutness(similarity, own);
      inTitle[document] = (inTitle[document] ?? 0) + weight * title;
      if (title > 0) titleWords[document] = (titleWords[document] ?? 0) + 1;
    },
    of: (document: number): Sums => ({
      similar: similar[document] ?? 0,
      impact: impact[document] ?? 0,
      about: about[document] ?? 0,
      inTitle: inTitle[document] ?? 0,
      titleWords: titleWords[document] ?? 0,
    }),
    forget(documents: readonly number[]): void {
      for (const list of lists) for (const document of documents) list[document] = 0;
    },
  };
}

/** Lifts the documents whose title is the query above all others; among themselves they stay as they are. */
function withExactTitlesFirst(
  found: Found[],
  queryTerms: readonly QueryTerm[],
  titleOf: (document: number) => readonly Word[],
): Found[] {
  const query = new Set(queryTerms.map(({ word }) => word.word).filter((word) => !isSegment(word)));
  const exact = new Set(
    found.filter((each) => each.titleWords >= query.size && isQuery(titleOf(each.document))),
  );
  if (exact.size === 0) return found;
  const most = found.reduce((score, each) => Math.max(score, each.score), 0);
  return found.map((each) => (exact.has(each) ? { ...each, score: most + each.score } : each));

  function isQuery(title: readonly Word[]): boolean {
    const words = new Set(title.map(({ word }) => word));
    return words.size === query.size && [...words].every((word) => query.has(word));
  }
}

/** Longer than a pair: the pairs in it say the same, in every browser. */
const isSegment = (word: string): boolean => isPiece(word) && charactersIn(word).length > 2;
