import { expect, test } from 'vitest';
import { readText } from '../../../pipeline/rich-text/read-text.ts';
import { readTree } from '../../../pipeline/rich-text/read-tree.ts';
import { block, doc, embeddedInline, h, hyperlink, li, p, table, row, td, ul, words } from '../documents.ts';
import { markup } from '../markup.ts';

const read = (...content: readonly unknown[]) => {
  const source = { format: 'document', document: doc(...content) } as const;
  const { hasContent, flow } = readText(source);
  return { html: markup(readTree(source).tree), hasContent, flow: flow.length };
};
const nothing = { html: '', hasContent: false, flow: 0 };

test.each([
  ['no words', p()],
  ['an empty text', p('')],
  ['spaces and no-break spaces', p(' \u00a0\t')],
  ['line breaks', p('\n\n')],
  ['marks around nothing', p(words('', 'bold'), words(' ', 'code'))],
  ['a link without words', p(hyperlink('/x', ' '))],
  ['an empty heading', h(2, ' ')],
])('a paragraph or heading of %s counts as no content [AR-20]', (_what, node) => {
  expect(read(node)).toEqual(nothing);
});

test('a text of empty paragraphs has no content, and one word is enough [AR-20]', () => {
  expect(read(p(''), h(3), p('\u00a0'))).toEqual(nothing);
  expect(read(p(''), p('a'), p(''))).toEqual({ html: '<p>a</p>', hasContent: true, flow: 0 });
});

test('empty paragraphs leave lists, quotes and cells too', () => {
  expect(read(block('blockquote', [p('a'), p('')])).html).toBe('<blockquote><p>a</p></blockquote>');
  expect(read(table(row(td(''), td('a')))).html).toContain('<tr><td></td><td>a</td></tr>');
});

test('an item whose other paragraphs are empty shows its words without a paragraph around them', () => {
  expect(read(ul(li(p('a'), p('')))).html).toBe('<ul><li>a</li></ul>');
  expect(read(table(row(block('table-cell', [p(''), p('a')])))).html).toBe(
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  );
});

test('an embedded entry in a line is content', () => {
  expect(read(p(embeddedInline('a')))).toMatchObject({ hasContent: true, flow: 1 });
});

test('a rule is content', () => {
  expect(read(block('hr'))).toMatchObject({ html: '<hr>', hasContent: true });
});
