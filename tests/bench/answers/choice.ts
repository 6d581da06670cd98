import { descend } from './descent.ts';

/** What may be chosen, and which of it is right. */
export interface Choice {
  readonly values: readonly (readonly number[])[];
  readonly isRight: readonly boolean[];
  /** Against other choices. */
  readonly weight: number;
}

/** So far from 0 a count is held back, as in a logistic model. */
const holdBack = 0.01;

/** What each value counts where the sum of what counts says which is right, over values of one scale. */
export function fittedChoice(choices: readonly Choice[]): number[] {
  const useful = choices.filter(({ isRight }) => isRight.includes(true));
  const scales = deviations(useful.flatMap(({ values }) => values));
  const all = total(useful.map(({ weight }) => weight));
  const scaled = useful.map(({ values, isRight, weight }) => ({
    isRight,
    weight: weight / all,
    values: values.map((each) => each.map((value, at) => value / (scales[at] ?? 1))),
  }));
  const counts = descend(scales.length, (now) => {
    const slope = now.map((count) => 2 * holdBack * count);
    for (const choice of scaled) addSlope(choice, now, slope);
    return slope;
  });
  return counts.map((count, at) => count / (scales[at] ?? 1));
}

/** How fast what a choice misses grows with each count. */
function addSlope({ values, isRight, weight }: Choice, counts: readonly number[], slope: number[]): void {
  const sums = values.map((each) => sumOf(each, counts));
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = total(shares);
  const right = total(shares.filter((_, place) => isRight[place]));
  for (const [place, share] of shares.entries()) {
    const miss = weight * (share / all - (isRight[place] === true ? share / right : 0));
    for (const [at, value] of (values[place] ?? []).entries()) slope[at] = (slope[at] ?? 0) + miss * value;
  }
}

export const sumOf = (values: readonly number[], counts: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (counts[at] ?? 0), 0);

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function deviations(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, at) => {
    const column = rows.map((row) => row[at] ?? 0);
    const mean = total(column) / column.length;
    return Math.sqrt(total(column.map((value) => (value - mean) ** 2)) / column.length) || 1;
  });
}
