import { isPiece, type Word, wordsIn } from '../index/words.ts';
import { charactersIn } from '../../base/text/spaceless.ts';
import { openMatches } from './matches.ts';
import type { OpenPostings } from '../index/open-postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
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
/** A long text has every word somewhere: from this impact on, it is about the word. */
const fullImpact = 0.5;
/** How fast a document loses with each word of the query that it is not about; less with those of a story. */
const coverageExponent = (words: number): number => (words > 12 ? 1 : 2);
/** How much a title gains that says what is asked for, and little else. */
const titleBonus = 1;

/** Finds the documents that match enough of a query. The working memory is allocated once for an index. */
export function openRanking(
  index: SearchIndex,
  postings: OpenPostings,
): (queryTerms: readonly QueryTerm[]) => Found[] {
  const matchesOf = openMatches(postings);
  const { totals, covered, inTitles, titleWords, forget } = openSums(postings.count);

  return (queryTerms) => {
    const { documents, asked } = gather(queryTerms);
    const words = queryTerms.filter(({ weight }) => weight === 1).length;
    const [least, exponent] = [leastCovered(words), coverageExponent(words)];
    const found: Found[] = [];
    for (const document of documents) {
      const part = (covered[document] ?? 0) / asked;
      if (part >= least) found.push(scored(document, part ** exponent, asked));
    }
    forget(documents);
    return withExactTitlesFirst(found, queryTerms, (document) =>
      wordsIn(index.titles[document] ?? '', index.language),
    );
  };

  /** Adds up what each document has; `asked` is the weight of all that any document has. */
  function gather(queryTerms: readonly QueryTerm[]): {
    readonly documents: readonly number[];
    readonly asked: number;
  } {
    const documents: number[] = [];
    let asked = 0;
    for (const each of queryTerms) {
      const matches = matchesOf(each);
      if (matches.documents.length === 0) continue;
      const weight = each.weight * rarity(each, matches.documents.length, postings);
      asked += weight;
      for (const document of matches.documents) {
        if (covered[document] === 0) documents.push(document);
        const inTitle = matches.inTitles[document] ?? 0;
        const impact = matches.impacts[document] ?? 0;
        const about = Math.min(matches.similarities[document] ?? 0, impact / fullImpact);
        totals[document] = (totals[document] ?? 0) + weight * impact;
        covered[document] = (covered[document] ?? 0) + weight * about;
        inTitles[document] = (inTitles[document] ?? 0) + weight * inTitle;
        if (inTitle > 0) titleWords[document] = (titleWords[document] ?? 0) + 1;
      }
    }
    return { documents, asked };
  }

  function scored(document: number, coverage: number, asked: number): Found {
    const words = titleWords[document] ?? 0;
    const filled = Math.min(1, words / (index.titleLengths[document] ?? 1));
    const title = ((inTitles[document] ?? 0) / asked) * filled;
    const score = (totals[document] ?? 0) * coverage * (1 + titleBonus * title);
    return { document, score, titleWords: words };
  }
}

/** What each document has of a query so far, by its number. */
function openSums(count: number) {
  const totals = new Float64Array(count);
  const covered = new Float32Array(count);
  const inTitles = new Float32Array(count);
  const titleWords = new Uint16Array(count);
  const forget = (documents: readonly number[]): void => {
    for (const document of documents) {
      totals[document] = 0;
      covered[document] = 0;
      inTitles[document] = 0;
      titleWords[document] = 0;
    }
  };
  return { totals, covered, inTitles, titleWords, forget };
}

/** Rare words say more. Documents that have a word only in another form count half. */
function rarity({ expansions }: QueryTerm, matching: number, { count, of }: OpenPostings): number {
  const [first] = expansions;
  const [term] = first?.terms ?? [];
  const isExact = first?.similarity === 1 && term !== undefined;
  const having = isExact ? (of(term).documents.length + matching) / 2 : matching;
  return Math.log(1 + (count - having + 0.5) / (having + 0.5));
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
