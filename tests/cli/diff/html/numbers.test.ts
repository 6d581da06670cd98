import { expect, test } from 'vitest';
import { numbers } from '../../../../cli/diff/html/numbers.ts';
import { howTo } from '../../../pipeline/builders.ts';
import { baseSpace } from '../../../pipeline/diff/base-space.ts';
import { adding, compare, setting } from '../../../pipeline/diff/compare.ts';
import { doc, p } from '../../../pipeline/documents.ts';

test('every number of the report has words that say what it counts', () => {
  const edit = setting('board', { introduction: doc(p('Open the board before the first job of the day.')) });
  const after = adding(howTo('new', 'New', { url: 'new' }))(edit(baseSpace));
  const { html } = numbers(compare(baseSpace, after));
  const counts = [...html.matchAll(/<dd[^>]*>(.*?)<\/dd>/gu)].map(([, count]) => count);
  expect(counts.length).toBeGreaterThan(4);
  for (const count of counts) expect(count).toMatch(/^<b>[\d,]+<\/b> [a-z]/u);
});
