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

const ofRefunds = (text: string) => (text.includes('refund') ? 1 : 0);

test('an excerpt of a long part starts at the paragraph that answers, one of a short part at the part', () => {
  const units = ['Open the board first.', 'Drag the refund there.'].map((words, group) => ({
    ...sentence(words),
    group,
  }));
  expect(excerpt({ units }, ofRefunds, 7)).toBe('Drag the refund there.');
  expect(excerpt({ units }, ofRefunds, 8)).toBe('Open the board first.\n\nDrag the refund there.');
});
