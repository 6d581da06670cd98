import { f } from '../../../../schemas/fields/index.ts';
import { anyOddAddress } from '../../../site/odd-values/odd-texts.ts';
import type { KindSample } from '../kind-sample.ts';

export const url: KindSample = {
  field: f.url({ use: 'page' }),
  good: ['/a', 'anything'],
  bad: [1, {}, { href: '/' }],
  odd: (random) => anyOddAddress(random),
  entails: ['announcements/no-link'],
};
