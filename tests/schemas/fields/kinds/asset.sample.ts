import { f } from '../../../../schemas/fields/index.ts';
import { assetLink, entryLink } from '../../../pipeline/documents.ts';
import { oddLink } from '../../../site/odd-values/make.ts';
import type { KindSample } from '../kind-sample.ts';

export const asset: KindSample = {
  field: f.asset(),
  good: [assetLink('a')],
  bad: ['picture.png', 3, entryLink('x'), { sys: { id: 'a' } }],
  odd: oddLink,
};
