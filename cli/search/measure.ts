import type { GoldenQuery } from './golden-queries.ts';

/** A document that came back for a query. */
export interface FoundDocument {
  readonly title: string;
  readonly url: string;
  readonly id: string | undefined;
}

/** How one query did. */
export interface Outcome extends GoldenQuery {
  /** Which of the expected documents are among the first five. */
  readonly reached: readonly string[];
  /** The place of the first expected document, from 1; undefined where none is among the first ten. */
  readonly rank: number | undefined;
  /** What came, in its order. */
  readonly found: readonly FoundDocument[];
}

export interface Measure {
  /** Of the expected documents of a query, how many are among its first five results; the average of all queries. */
  readonly recall: number;
  /** One over the place of the first expected document, 0 beyond ten; the average. Source: mean reciprocal rank. */
  readonly mrr: number;
  readonly outcomes: readonly Outcome[];
}

/** How many results a query asks for. */
export const measuredResults = 10;
const recallAt = 5;

/** Both are from 0 to 1. `results`: what came for each query, in their order. */
export function measure(
  queries: readonly GoldenQuery[],
  results: readonly (readonly FoundDocument[])[],
): Measure {
  const outcomes = queries.map((query, index) => outcomeOf(query, results[index] ?? []));
  return {
    recall: average(outcomes.map(({ reached, expected }) => reached.length / expected.length)),
    mrr: average(outcomes.map(({ rank }) => (rank === undefined ? 0 : 1 / rank))),
    outcomes,
  };
}

function outcomeOf(golden: GoldenQuery, found: readonly FoundDocument[]): Outcome {
  const isIn = (results: readonly FoundDocument[], wanted: string): boolean =>
    results.some(({ url, id }) => url === wanted || id === wanted);
  const place = found.findIndex((each) => golden.expected.some((wanted) => isIn([each], wanted)));
  return {
    ...golden,
    reached: golden.expected.filter((wanted) => isIn(found.slice(0, recallAt), wanted)),
    rank: place < 0 ? undefined : place + 1,
    found: found.slice(0, recallAt),
  };
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Queries of which an expected document is not among the first five. */
export const missesOf = ({ outcomes }: Measure): Outcome[] =>
  outcomes.filter(({ reached, expected }) => reached.length < expected.length);
