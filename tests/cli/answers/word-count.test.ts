import { expect, test } from 'vitest';
import { wordCount } from '../../../cli/answers/word-count.ts';

test.for<[string, number]>([
  ['Drag the job.', 3],
  ['右上のアイコンを開きます。', 7],
  ['Fieldbook を開く', 3],
])('"%s" has about %i words [ML-4]', ([text, count]) => {
  expect(wordCount(text)).toBe(count);
});
