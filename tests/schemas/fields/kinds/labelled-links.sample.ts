import { f } from '../../../../schemas/fields/index.ts';
import { oddList } from '../../../site/odd-values/make.ts';
import { anyOddAddress, anyOddText } from '../../../site/odd-values/odd-texts.ts';
import type { KindSample } from '../kind-sample.ts';

export const labelledLinks: KindSample = {
  field: f.labelledLinks(),
  good: [[], [{ label: 'a', url: '/b' }], [{ label: 'a', url: '/b', more: 1 }]],
  bad: [{ label: 'a', url: '/b' }, '/how-to/x'],
  badItems: [[{ label: 'Words' }], [7]],
  odd: oddList((random) =>
    random.pick([
      { label: anyOddText(random), url: anyOddAddress(random) },
      { label: anyOddText(random), url: anyOddAddress(random) },
      { label: '', url: '' },
      { label: 'x' },
      { url: '/' },
      { label: null, url: 7 },
      'x',
      null,
    ]),
  ),
};
