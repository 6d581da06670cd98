import { f } from '../../../../schemas/fields/index.ts';
import { doc, p } from '../../../pipeline/documents.ts';
import { oddLine } from '../../../site/odd-values/make.ts';
import type { KindSample } from '../kind-sample.ts';

export const symbol: KindSample = {
  field: f.symbol(),
  good: ['a', ' a '],
  bad: [1, false, {}, ['a'], doc(p('a'))],
  odd: oddLine,
  entails: ['media/no-alt', 'home/unknown-section'],
};
