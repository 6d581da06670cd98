import { exactSimilarities } from './similarity.ts';
import { commonWords } from '../words/common-words.ts';
import { shareOf } from './coverage.ts';
import type { Ranking } from './open-ranking.ts';
import type { RankingPart } from './rank-closely.ts';

/** The features of the confidence model. All are from 0 to 1 unless stated otherwise. */
export interface Features {
  /** How much of the question its page covers. Rare words and exact matches count far more. */
  readonly onPage: number;
  /**
   * The rarity of the rarest word that its page lacks, and the sum over all such words. A word that no article has counts 1.
   */
  readonly rarestMissing: number;
  readonly allMissing: number;
  /** The logarithm of its score. */
  readonly score: number;
  readonly found: number;
  /** How likely its page answers the question, if any page does. */
  readonly chance: number;
  /** How many names and technical terms its page lacks. */
  readonly missing: number;
  /** The logarithm of the number of words: a part covers less of a long question. */
  readonly length: number;
}

/** Coefficients of a logistic regression, fitted with the development questions by tests/bench/answer-quality.bench.ts. */
const counts: Features = {
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
 * The threshold for an answer, found by cross-validation over the same questions. Of eighty unanswerable ones three pass, and
 * two others get a wrong answer. A wrong answer is worse than none.
 */
export const leastConfidence = 0.73;

/** The probability that a part answers the question. */
export function confidenceIn(part: RankingPart, ranking: Ranking): number {
  const features = featuresOf(part, ranking);
  const sum = names.reduce((all, name) => all + counts[name] * features[name], constant);
  return 1 / (1 + Math.exp(-sum));
}

const names = Object.keys(counts) as (keyof Features)[]; // the keys are those that its type names

export function featuresOf({ part, score, found, chance }: RankingPart, ranking: Ranking): Features {
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

/** Below this similarity a word counts as missing. */
const minSimilarity = 0.25;
