import { f } from '../../../../schemas/fields/index.ts';
import { doc } from '../../../pipeline/documents.ts';
import { anyOddText } from '../../../site/odd-values/odd-texts.ts';
import type { KindSample } from '../kind-sample.ts';

export const code: KindSample = {
  field: f.code({ languageFrom: 'language' }),
  good: ['SELECT 1', '\n  x\n'],
  bad: [12, ['a'], doc()],
  odd: (random) =>
    random.pick([anyOddText(random), 'const a = `${b}`;\n'.repeat(200), '<?php "', '/* ', "'\\"]),
};
