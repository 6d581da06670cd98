import { groupBy } from '../reporters/group-by.ts';
import type { GoldenQuery } from './golden-queries.ts';

/** A result of a query. */
export interface FoundDocument {
  readonly title: string;
  readonly url: string;
  readonly id: string | undefined;
}

/** The outcome of one query. */
export interface Outcome extends GoldenQuery {
  /** The expected documents among the first five results. */
  readonly reached: readonly string[];
  /** The rank of the first expected document, from 1. Undefined if none is among the first ten. */
  readonly rank: number | undefined;
  /** The first results, in order. */
  readonly found: readonly FoundDocument[];
}

export interface Measure {
  /** Recall at 5: the share of expected documents among the first five results, averaged over queries. */
  readonly recall: number;
  /** Mean reciprocal rank: 1 / the rank of the first expected document, 0 beyond ten, averaged over queries. */
  readonly mrr: number;
  readonly outcomes: readonly Outcome[];
}

/** The number of results to ask for. */
export const measuredResults = 10;
const recallAt = 5;

/** Both measures are from 0 to 1. `results` has the results of each query, in order. */
export const measure = (
  queries: readonly GoldenQuery[],
  results: readonly (readonly FoundDocument[])[],
): Measure => measureOf(queries.map((query, index) => outcomeOf(query, results[index] ?? [])));

/** The measure of each locale, in the order of their first queries. */
export function measuresByLocale({ outcomes }: Measure): readonly (Measure & { readonly locale?: string })[] {
  const groups = groupBy(outcomes, ({ locale }) => locale);
  return Array.from(groups, ([locale, each]) => ({
    ...measureOf(each),
    ...(locale !== undefined && { locale }),
  }));
}

const measureOf = (outcomes: readonly Outcome[]): Measure => ({
  recall: average(outcomes.map(({ reached, expected }) => reached.length / expected.length)),
  mrr: average(outcomes.map(({ rank }) => (rank === undefined ? 0 : 1 / rank))),
  outcomes,
});

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

/** The queries with an expected document missing from the first five. */
export const missesOf = ({ outcomes }: Measure): Outcome[] =>
  outcomes.filter(({ reached, expected }) => reached.length < expected.length);
