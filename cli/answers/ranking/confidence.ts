import { exactSimilarities } from './similarity.ts';
import { commonWords } from '../words/common-words.ts';
import { shareOf } from './coverage.ts';
import type { Ranking } from './open-ranking.ts';
import type { RankingPart } from './rank-closely.ts';

/** What speaks for a part as an answer, or against it. */
export interface Grounds {
  /** How much of the question its page has; rare words, and the words themselves, count far more. From 0 to 1. */
  readonly onPage: number;
  /** How rare the rarest word is that its page lacks, and all of them together; 1 is a word that no article has. */
  readonly rarestMissing: number;
  readonly allMissing: number;
  /** How much it is about what is asked: the logarithm of its score. */
  readonly score: number;
  readonly found: number;
  /** How likely its page is the one that answers, if any does: from 0 to 1. */
  readonly chance: number;
  /** How many words of a trade, or names, its page lacks. */
  readonly missing: number;
  /** Of a long question less is found: the logarithm of its number of words. */
  readonly length: number;
}

/** What each counts in a logistic model, fitted with the development questions of the sample by tests/bench/answer-quality.bench.ts. */
const counts: Grounds = {
  onPage: 0.46,
  rarestMissing: -1.08,
  allMissing: -0.45,
  score: 0.67,
  found: 0.95,
  chance: 2.12,
  missing: -0.58,
  length: 0.48,
};
const constant = -2.77;

/**
 * Found with the same questions, each judged by what others teach: of eighty that no article answers three get as far, and
 * of the others two with a wrong answer. An answer to what has none is worse than none.
 */
export const leastConfidence = 0.73;

/** How sure it is that a part answers, rather than being the best of what does not: from 0 to 1. */
export function confidenceIn(part: RankingPart, ranking: Ranking): number {
  const grounds = groundsFor(part, ranking);
  const sum = names.reduce((all, name) => all + counts[name] * grounds[name], constant);
  return 1 / (1 + Math.exp(-sum));
}

const names = Object.keys(counts) as (keyof Grounds)[]; // the keys are those that its type names

export function groundsFor({ part, score, found, chance }: RankingPart, ranking: Ranking): Grounds {
  const { asked, rarest } = ranking;
  const similarities = exactSimilarities(ranking.wholeOf(part), ranking.similarities);
  const weights = asked.map(({ weight, isAside }) => (isAside ? 0 : weight));
  const missing = weights.map((weight, place) => (weight * (1 - (similarities[place] ?? 0))) / rarest);
  return {
    onPage: shareOf(
      similarities,
      weights.map((weight) => weight ** 2),
    ),
    rarestMissing: Math.max(0, ...missing),
    allMissing: missing.reduce((sum, each) => sum + each, 0),
    score: Math.log(1 + score),
    found,
    chance,
    missing: asked.filter(
      ({ queryTerm, isAside }, place) =>
        !isAside && !commonWords.has(queryTerm.word.word) && (similarities[place] ?? 0) < minSimilarity,
    ).length,
    length: Math.log(asked.length),
  };
}

/** A word that is less like any of a page is missing from it. */
const minSimilarity = 0.25;
