import { f } from '../../../../schemas/fields/index.ts';
import { oddList } from '../../../site/odd-values/make.ts';
import { anyOddText } from '../../../site/odd-values/odd-texts.ts';
import type { KindSample } from '../kind-sample.ts';

export const symbols: KindSample = {
  field: f.symbols(),
  good: [[], ['a', 'b']],
  bad: ['main', {}],
  badItems: [[3]],
  odd: oddList((random) => (random.below(6) === 0 ? null : anyOddText(random))),
};
