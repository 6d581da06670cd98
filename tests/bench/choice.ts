/** What may be chosen, and which of it is right. */
export interface Choice {
  readonly values: readonly (readonly number[])[];
  readonly isRight: readonly boolean[];
}

/** So far from 0 a count is held back, as in a logistic model. */
const holdBack = 0.02;
const steps = 600;
const stepSize = 0.5;

/** What each value counts where the sum of what counts says which is right: by gradient descent over values of one scale. */
export function fittedChoice(choices: readonly Choice[]): number[] {
  const useful = choices.filter(({ isRight }) => isRight.includes(true));
  const scales = deviations(useful.flatMap(({ values }) => values));
  const scaled = useful.map(({ values, isRight }) => ({
    isRight,
    values: values.map((each) => each.map((value, at) => value / (scales[at] ?? 1))),
  }));
  let counts = scales.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = counts.map((count) => 2 * holdBack * count);
    for (const choice of scaled)
      for (const [at, each] of slopeOf(choice, counts).entries())
        slope[at] = (slope[at] ?? 0) + each / scaled.length;
    counts = counts.map((count, at) => count - stepSize * (slope[at] ?? 0));
  }
  return counts.map((count, at) => count / (scales[at] ?? 1));
}

/** How fast what it misses grows with each count. */
function slopeOf({ values, isRight }: Choice, counts: readonly number[]): number[] {
  const sums = values.map((each) => sumOf(each, counts));
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = total(shares);
  const right = total(shares.filter((_, place) => isRight[place]));
  const weights = shares.map((share, place) => share / all - (isRight[place] === true ? share / right : 0));
  return counts.map((_, at) => total(values.map((each, place) => (each[at] ?? 0) * (weights[place] ?? 0))));
}

export const sumOf = (values: readonly number[], counts: readonly number[]): number =>
  total(values.map((value, at) => value * (counts[at] ?? 0)));

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function deviations(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, at) => {
    const column = rows.map((row) => row[at] ?? 0);
    const mean = total(column) / column.length;
    return Math.sqrt(total(column.map((value) => (value - mean) ** 2)) / column.length) || 1;
  });
}
