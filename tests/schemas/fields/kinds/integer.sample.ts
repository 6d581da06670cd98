import { f } from '../../../../schemas/fields/index.ts';
import type { KindSample } from '../kind-sample.ts';

export const integer: KindSample = {
  field: f.integer(),
  good: [0, -3, 12],
  bad: ['3', true, Number.NaN, Infinity],
  odd: (random) => random.pick(numbers),
};

const numbers = [null, 0, -0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 31, 1e21, '7', true];
