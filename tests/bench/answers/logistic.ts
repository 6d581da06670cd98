import { descend } from './descent.ts';

/** What is known of one case, and whether it is so. */
export interface Example {
  readonly values: readonly number[];
  readonly is: boolean;
  /** Against other examples. */
  readonly weight: number;
}

/** A constant, and what each value counts. */
export type Model = readonly number[];

/** So far from 0 a count is held back, so that few examples make no strange model. */
const holdBack = 0.005;

/** A logistic model of examples, over values brought to one scale. */
export function fitted(examples: readonly Example[]): Model {
  const [first] = examples;
  const scales = (first?.values ?? []).map((_, at) => scaleOf(examples.map(({ values }) => values[at] ?? 0)));
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const scaled = examples.map(({ values, ...example }) => ({
    ...example,
    values: values.map((value, at) => (value - (scales[at]?.mean ?? 0)) / (scales[at]?.deviation ?? 1)),
  }));
  const model = descend(scales.length + 1, (now) => {
    const slope = now.map((count, at) => (at === 0 ? 0 : 2 * holdBack * count));
    for (const { values, is, weight } of scaled) {
      const miss = ((probability(values, now) - (is ? 1 : 0)) * weight) / all;
      for (const at of slope.keys())
        slope[at] = (slope[at] ?? 0) + miss * (at === 0 ? 1 : (values[at - 1] ?? 0));
    }
    return slope;
  });
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
