import { expect, test } from 'vitest';
import { textFinisher } from '../../../../pipeline/rich-text/finish/finish-text.ts';
import { markup } from '../../markup.ts';

const asIs = (value: string) => value;
const finish = textFinisher({ entry: asIs, asset: asIs, url: asIs });
const html = (text: string) => markup({ type: 'root', children: finish({ format: 'markdown', text }) });

test('columns of numbers are aligned to the right with their headers [AR-18]', () => {
  expect(html('| Item | Price |\n| --- | --- |\n| 1 | **$12** |').match(/<t[hd]\b[^>]*>/gu)).toEqual([
    '<th>',
    '<th align="right">',
    '<td>',
    '<td align="right">',
  ]);
});

test('an alignment that an author chose stays [AR-18]', () => {
  const text = html('| Item | Price | Count |\n| --- | :-: | --- |\n| a | $12 | 2 |');
  expect(text).toContain('<td align="center">');
  expect(text).not.toContain('align="right"');
});
