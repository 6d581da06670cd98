import { f } from '../../../../schemas/fields/index.ts';
import { assetLink, entryLink } from '../../../pipeline/documents.ts';
import { leftOut } from '../../../pipeline/mutations/kind.ts';
import { oddLink, oddList } from '../../../site/odd-values/make.ts';
import type { KindSample } from '../kind-sample.ts';

export const part: KindSample = {
  field: f.part(['kbFaq']),
  good: [entryLink('a')],
  bad: ['an-id', false, assetLink('a'), {}],
  odd: oddLink,
  entails: leftOut,
};

export const parts: KindSample = {
  field: f.parts(['kbFaq']),
  good: [[], [entryLink('a')]],
  bad: [entryLink('a'), 'an-id', 7],
  odd: oddList(oddLink),
  entails: [...leftOut, 'home/unknown-section', 'home/empty', 'release-notes/empty'],
};
