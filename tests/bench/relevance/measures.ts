/** So many results are looked at. */
const depth = 10;

/**
 * How good the first ten results are, from 0 to 1: good documents count by their grade, and less the later they stand.
 * Source: normalised discounted cumulative gain, with the linear gain of trec_eval.
 */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const best = [...grades.values()].toSorted((a, b) => b - a);
  return gainOf(found.map((id) => grades.get(id) ?? 0)) / gainOf(best);
}

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, place) => sum + grade / Math.log2(place + 2), 0);

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const rounds = 2000;

/**
 * How likely a difference of the means as large as this one is by chance, if both engines are equally good.
 * Source: Fisher's randomization test over the differences of each query, with a fixed seed.
 */
export function chanceOf(first: readonly number[], second: readonly number[]): number {
  const differences = first.map((value, place) => value - (second[place] ?? 0));
  const observed = Math.abs(meanOf(differences));
  let seed = 1;
  const isHeads = (): boolean => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed >= 2 ** 31;
  };
  let asLarge = 0;
  for (let round = 0; round < rounds; round += 1) {
    const sum = differences.reduce((all, value) => all + (isHeads() ? value : -value), 0);
    if (Math.abs(sum) / differences.length >= observed - 1e-12) asLarge += 1;
  }
  return asLarge / rounds;
}
