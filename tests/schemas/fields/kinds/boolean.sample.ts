import { f } from '../../../../schemas/fields/index.ts';
import type { KindSample } from '../kind-sample.ts';

export const boolean: KindSample = {
  field: f.boolean(),
  good: [true, false],
  bad: ['true', 'yes', 0, 1, [], [true]],
  odd: (random) => random.pick(['true', 'false', 'yes', '', 0, 1, null, [true], true, false]),
  entails: ['tables/no-header'],
};
