import type { Ranking } from './open-ranking.ts';
import type { RankingPart } from './rank-closely.ts';

/** The features of the confidence model. */
export interface Features {
  /** The rarity of the rarest word that its document lacks. In a large space, a word that no article has says more. */
  readonly rarestMissing: number;
  /** The logarithm of its score. */
  readonly score: number;
  /** How likely its document answers the question if any does, from 0 to 1. */
  readonly chance: number;
  /** How alike its heading and the question are in their form, from 0 to 1. */
  readonly form: number;
}

/** Coefficients of a logistic regression, fitted by tests/bench/answer-quality.bench.ts. */
const counts: Features = {
  rarestMissing: -0.22,
  score: 0.7,
  chance: 2.68,
  form: 3.39,
};
const constant = -2.6;

/**
 * The threshold for an answer: at it, nine of ten questions without an answer get none (docs/answers.md). A wrong answer is worse
 * than none.
 */
export const leastConfidence = 0.54;

/** The probability that a part answers the question. */
export function confidenceIn(part: RankingPart, ranking: Ranking): number {
  const features = featuresOf(part, ranking);
  const sum = names.reduce((all, name) => all + counts[name] * features[name], constant);
  return 1 / (1 + Math.exp(-sum));
}

const names = Object.keys(counts) as (keyof Features)[]; // the keys are those that its type names

export function featuresOf({ part, score, chance, signals }: RankingPart, ranking: Ranking): Features {
  const similarities = ranking.exactOf(part);
  const weights = ranking.asked.map(({ weight, isAside }) => (isAside ? 0 : weight));
  const missing = weights.map((weight, place) => weight * (1 - (similarities[place] ?? 0)));
  return {
    rarestMissing: Math.max(0, ...missing),
    score: Math.log(1 + score),
    chance,
    form: signals.form,
  };
}
