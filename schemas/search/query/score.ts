import type { OpenPostings } from '../index/open-postings.ts';
import type { QueryTerm } from './seek.ts';

/** A long text has every word somewhere: from this impact on, it is about the word. */
const fullImpact = 0.5;
/** How fast a document loses with each word of the query that it is not about; less with those of a story. */
const coverageExponent = (words: number): number => (words > 12 ? 1 : 2);
/** How much a title gains that says what is asked for, and little else. */
const titleBonus = 1;
/** A document whose title says the whole query, in whatever words, is about so much of it. */
const coverageOfWholeTitle = 0.85;
const wholeTitle = 0.6;

/** What a document has of a query: sums over its terms, each by its weight. */
export interface Sums {
  /** How similar its words are to those of the query. */
  readonly similar: number;
  readonly impact: number;
  /** How much it is about the words. */
  readonly about: number;
  /** How similar the words of its title are, and how many there are. */
  readonly inTitle: number;
  readonly titleWords: number;
}

interface Query {
  /** The weight of all terms that any document has. */
  readonly weight: number;
  /** How many of them are no function words. */
  readonly words: number;
  /** In words. */
  readonly titleLength: number;
}

/** How good a document is, and why. */
export interface Score {
  readonly score: number;
  /** How much of the query it is about, and its title says, from 0 to 1. */
  readonly coverage: number;
  readonly title: number;
}

export function scoreOf(sums: Sums, { weight, words, titleLength }: Query): Score {
  const titleShare = Math.min(1, sums.titleWords / titleLength);
  const isInTitle = words > 1 && sums.titleWords >= words && titleShare > wholeTitle;
  const coverage = Math.max(sums.about / weight, isInTitle ? coverageOfWholeTitle : 0);
  const title = (sums.inTitle / weight) * titleShare;
  const score = sums.impact * coverage ** coverageExponent(words) * (1 + titleBonus * title);
  return { score, coverage, title };
}

/** How much a document is about a word. */
export const aboutness = (similarity: number, impact: number): number =>
  Math.min(similarity, impact / fullImpact);

/** How many words of a query are no function words. */
export const contentWords = (queryTerms: readonly QueryTerm[]): number =>
  queryTerms.filter(({ weight }) => weight === 1).length;

/** Rare words say more. Documents that have a word only in another form count half. */
export function weightOf(queryTerm: QueryTerm, matching: number, { count, of }: OpenPostings): number {
  const [first] = queryTerm.expansions;
  const [term] = first?.terms ?? [];
  const isExact = first?.similarity === 1 && term !== undefined;
  const having = isExact ? (of(term).documents.length + matching) / 2 : matching;
  return queryTerm.weight * Math.log(1 + (count - having + 0.5) / (having + 0.5));
}
