import { f } from '../../../../schemas/fields/index.ts';
import { assetLink, entryLink } from '../../../pipeline/documents.ts';
import { leftOut } from '../../../pipeline/mutations/kind.ts';
import { oddLink, oddList } from '../../../site/odd-values/make.ts';
import type { KindSample } from '../kind-sample.ts';

export const link: KindSample = {
  field: f.link(['kbFaq']),
  good: [entryLink('a')],
  bad: ['an-id', 9, assetLink('a'), [{}], [entryLink('a')]],
  odd: oddLink,
  entails: leftOut,
};

export const links: KindSample = {
  field: f.links(['kbFaq']),
  good: [[], [entryLink('a')]],
  bad: [entryLink('a'), 'an-id'],
  odd: oddList(oddLink),
  entails: leftOut,
};
