import { f } from '../../../../schemas/fields/index.ts';
import { doc, p } from '../../../pipeline/documents.ts';
import { oddList } from '../../../site/odd-values/make.ts';
import { oddDocument } from '../../../site/odd-values/odd-documents.ts';
import { anyOddText } from '../../../site/odd-values/odd-texts.ts';
import type { KindSample } from '../kind-sample.ts';

export const cells: KindSample = {
  field: f.cells(),
  good: [[], [[]], [['a', doc(p('b'))]]],
  bad: ['a,b', {}, { rows: [] }],
  badItems: [[['a', 5]]],
  odd: oddList(
    oddList((random, names) => (random.below(2) === 0 ? anyOddText(random) : oddDocument(random, names))),
  ),
  entails: ['tables/empty', 'tables/no-header', 'refs/unreachable'],
};
