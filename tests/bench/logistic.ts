/** What is known of one case, and whether it is so. */
export interface Example {
  readonly values: readonly number[];
  readonly is: boolean;
}

/** A constant, and what each value counts. */
export type Model = readonly number[];

/** So far from 0 a count is held back, so that few examples make no strange model. */
const holdBack = 0.02;
const steps = 4000;
const stepSize = 0.5;

/** A logistic model of examples, by gradient descent over values brought to one scale. */
export function fitted(examples: readonly Example[]): Model {
  const [first] = examples;
  const scales = (first?.values ?? []).map((_, at) => scaleOf(examples.map(({ values }) => values[at] ?? 0)));
  const scaled = examples.map(({ values, is }) => ({
    is,
    values: values.map((value, at) => (value - (scales[at]?.mean ?? 0)) / (scales[at]?.deviation ?? 1)),
  }));
  let model: number[] = [0, ...scales.map(() => 0)];
  for (let step = 0; step < steps; step += 1) {
    const slope = model.map((count, at) => (at === 0 ? 0 : 2 * holdBack * count));
    for (const { values, is } of scaled) {
      const miss = (probability(values, model) - (is ? 1 : 0)) / scaled.length;
      for (const at of slope.keys())
        slope[at] = (slope[at] ?? 0) + miss * (at === 0 ? 1 : (values[at - 1] ?? 0));
    }
    model = model.map((count, at) => count - stepSize * (slope[at] ?? 0));
  }
  const counts = scales.map(({ deviation }, at) => (model[at + 1] ?? 0) / deviation);
  const constant = counts.reduce((sum, count, at) => sum - count * (scales[at]?.mean ?? 0), model[0] ?? 0);
  return [constant, ...counts];
}

export function probability(values: readonly number[], [constant = 0, ...counts]: Model): number {
  return 1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * (counts[at] ?? 0), constant)));
}

function scaleOf(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
}
