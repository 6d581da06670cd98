import { f } from '../../../../schemas/fields/index.ts';
import { leftOut } from '../../../pipeline/mutations/kind.ts';
import { oddLine } from '../../../site/odd-values/make.ts';
import type { KindSample } from '../kind-sample.ts';

export const slug: KindSample = {
  field: f.slug(),
  good: ['a-b'],
  bad: [1, true, ['a']],
  odd: oddLine,
  entails: leftOut,
};
