import { f } from '../../../../schemas/fields/index.ts';
import { leftOut } from '../../../pipeline/mutations/kind.ts';
import { oddLine } from '../../../site/odd-values/make.ts';
import type { KindSample } from '../kind-sample.ts';

export const anchor: KindSample = {
  field: f.anchor(),
  good: ['place', ''],
  bad: [1, 7, true, ['place'], {}, { a: 1 }],
  odd: oddLine,
  entails: leftOut,
};
