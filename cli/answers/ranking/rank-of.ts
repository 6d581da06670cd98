/** The ranking signals of a part. All are from 0 to 1 unless stated otherwise. */
export interface Signals {
  /** The logarithm of its score relative to the best part. */
  readonly own: number;
  /** The score that the search gives its document. */
  readonly found: number;
  /** The combined score of its page's parts. */
  readonly page: number;
  /** How much of the question it covers. Rare words and exact matches count far more. */
  readonly exact: number;
  /** How much of the question one of its sentences, steps or rows covers. */
  readonly unit: number;
  /** How alike its heading and the question are in their subject, and in their form: see `alike.ts`. */
  readonly inTitle: number;
  readonly form: number;
  /** How alike its heading is if the question asks for a definition and the part is one, else 0. */
  readonly defines: number;
  /** 1 if the question asks how to do something and its page is a guide, else 0. */
  readonly guide: number;
  /** 1 if its page is about a problem and the question mentions none, else 0. */
  readonly needlessProblem: number;
}

/** Weights, fitted by tests/bench/answer-quality.bench.ts. */
const counts: Signals = {
  own: 0.79,
  found: 1.13,
  page: 2.56,
  exact: 0.87,
  unit: 3.41,
  inTitle: 6.45,
  form: 4.5,
  defines: 8.53,
  guide: 1.72,
  needlessProblem: -0.59,
};

/** The rank of a part, to be compared with other parts for the same question. */
export const rankOf = (signals: Signals): number =>
  names.reduce((sum, name) => sum + counts[name] * signals[name], 0);

const names = Object.keys(counts) as (keyof Signals)[]; // the keys are those that its type names
