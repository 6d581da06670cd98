/** The ranking signals of a part. All are from 0 to 1 unless stated otherwise. */
export interface Signals {
  /** The logarithm of its score relative to the best part. */
  readonly own: number;
  /** The score that the search gives its document. */
  readonly found: number;
  /** The combined score of its page's parts. */
  readonly page: number;
  /** How many pairs of neighbouring words of the question are close in it. */
  readonly pairs: number;
  /** How much of the question it covers. Rare words and exact matches count far more. */
  readonly exact: number;
  /** How much of the question its heading has, if the heading has little else. */
  readonly inTitle: number;
  /** The same if the question asks for a definition and the part is one, else 0. */
  readonly defines: number;
  /** 1 if the question asks how to do something and its page is a guide, else 0. */
  readonly guide: number;
  /** 1 if its page is about a problem and the question mentions none, else 0. */
  readonly needlessProblem: number;
}

/** Weights, fitted with the development questions of the sample (tests/bench/answer-quality.bench.ts). */
const counts: Signals = {
  own: 0.94,
  found: 1.53,
  page: 2.59,
  pairs: 4.52,
  exact: 2.33,
  inTitle: 3.86,
  defines: 4.92,
  guide: 1.17,
  needlessProblem: -0.92,
};

/** The rank of a part, to be compared with other parts for the same question. */
export const rankOf = (signals: Signals): number =>
  names.reduce((sum, name) => sum + counts[name] * signals[name], 0);

const names = Object.keys(counts) as (keyof Signals)[]; // the keys are those that its type names
