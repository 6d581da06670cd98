/** What speaks for a part as the place of an answer. */
export interface Signals {
  /** What it makes by itself, as the logarithm of its share of the best part's score. */
  readonly own: number;
  /** How much the search makes of its document, from 0 to 1. */
  readonly found: number;
  /** How much the parts of its page make together, from 0 to 1. */
  readonly page: number;
  /** How much of what stands side by side in the question stands together in it, from 0 to 1. */
  readonly pairs: number;
  /** How much of the question it has, where rare words, and the words themselves, count far more: from 0 to 1. */
  readonly exact: number;
  /** How much of the question stands in its heading, where that says little else: from 0 to 1. */
  readonly inTitle: number;
  /** The same, where the question asks what something is and the part says what; else 0. */
  readonly defines: number;
  /** 1 where the question asks how something is done and its page tells how; else 0. */
  readonly guide: number;
  /** 1 where its page is about a problem and the question tells of none; else 0. */
  readonly needlessProblem: number;
}

/** What each counts. Fitted with the development questions of the sample (tests/bench/answer-quality.bench.ts). */
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

/** To be compared with that of other parts for the same question. */
export const rankOf = (signals: Signals): number =>
  names.reduce((sum, name) => sum + counts[name] * signals[name], 0);

const names = Object.keys(counts) as (keyof Signals)[]; // the keys are those that its type names
