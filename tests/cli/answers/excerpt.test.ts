import { expect, test } from 'vitest';
import { excerpt } from '../../../cli/answers/excerpt.ts';
import type { Unit } from '../../../cli/answers/parts/part.ts';

const sentence = (words: string): Unit => ({ markdown: words, words, group: 0, kind: 'sentence' });

test.for<[string[], string]>([
  [['Open it.', 'Drag the job.', 'Save all of it now.'], 'Open it. Drag the job.'],
  [['開きます。', '保存します。', 'ご確認ください。'], '開きます。保存します。'],
])(
  'an excerpt of %s is as long as its words, and joined as its language does [ML-4]',
  ([texts, expected]) => {
    expect(excerpt({ units: texts.map(sentence) }, () => 1, 7)).toBe(expected);
  },
);
