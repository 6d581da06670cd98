import { shareOf } from './coverage.ts';
import type { Ranking } from './open-ranking.ts';
import type { RankingPart } from './rank-closely.ts';

/** The features of the confidence model. All are from 0 to 1 unless stated otherwise. */
export interface Features {
  /** How much of the question its document covers. Rare words and exact matches count far more. */
  readonly covered: number;
  /** The rarity of the rarest word that its document lacks. A word that no article has counts 1. */
  readonly rarestMissing: number;
  /** The logarithm of its score. */
  readonly score: number;
  /** How likely its document answers the question, if any document does. */
  readonly chance: number;
  /** How alike its heading and the question are in their form. */
  readonly form: number;
}

/** Coefficients of a logistic regression, fitted by tests/bench/answer-quality.bench.ts. */
const counts: Features = {
  covered: 0.54,
  rarestMissing: -0.47,
  score: 0.57,
  chance: 2.94,
  form: 3.55,
};
const constant = -3.37;

/** The threshold for an answer. A wrong answer is worse than none. */
export const leastConfidence = 0.55;

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
    covered: shareOf(
      similarities,
      weights.map((weight) => weight ** 2),
    ),
    rarestMissing: Math.max(0, ...missing) / ranking.rarest,
    score: Math.log(1 + score),
    chance,
    form: signals.form,
  };
}
