import { f } from '../../../../schemas/fields/index.ts';
import { doc, p } from '../../../pipeline/documents.ts';
import { leftOut } from '../../../pipeline/mutations/kind.ts';
import { oddDocument } from '../../../site/odd-values/odd-documents.ts';
import { anyOddText } from '../../../site/odd-values/odd-texts.ts';
import type { KindSample } from '../kind-sample.ts';

export const richText: KindSample = {
  field: f.richText(),
  good: [doc(), doc(p('a')), 'a **b**'],
  bad: [
    7,
    [],
    {},
    p('a'),
    [doc(p('Words'))],
    { nodeType: 'document' },
    { nodeType: 'document', content: 'a' },
  ],
  odd: (random, names) => (random.below(3) === 0 ? anyOddText(random) : oddDocument(random, names)),
  entails: [...leftOut, 'faq/empty-answer'],
};
