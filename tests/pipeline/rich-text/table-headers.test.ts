import { expect, test } from 'vitest';
import { readTree } from '../../../pipeline/rich-text/read-tree.ts';
import { block, doc, p, row, table, td, th } from '../documents.ts';
import { markup } from '../markup.ts';

const html = (...content: readonly unknown[]): string =>
  markup(readTree({ format: 'document', document: doc(...content) }).tree);

test('first rows of header cells become the head of the table [AR-18]', () => {
  expect(html(table(row(th('a'), th('b')), row(td('1'), td('2'))))).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
  expect(html(table(row(th('a')), row(th('b')), row(td('1'))))).toBe(
    '<table><thead><tr><th scope="col">a</th></tr><tr><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><td>1</td></tr></tbody></table>',
  );
});

test('header cells beside others are headers of their row', () => {
  expect(html(table(row(th('a'), td('1')), row(th('b'), td('2'))))).toBe(
    '<table><tbody><tr><th scope="row">a</th><td>1</td></tr>' +
      '<tr><th scope="row">b</th><td>2</td></tr></tbody></table>',
  );
});

test('of a table of nothing but header cells the first row is the head', () => {
  expect(html(table(row(th('a')), row(th('b'))))).toBe(
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">b</th></tr></tbody></table>',
  );
});

test('a table within a quote gets its head too, and spans stay', () => {
  const wide = block('table-header-cell', [p('a')], { colspan: 2 });
  expect(html(block('blockquote', [table(row(wide), row(td('1'), td('2')))]))).toContain(
    '<thead><tr><th colSpan=2 scope="col">a</th></tr></thead>',
  );
});

test("Markdown's tables keep their own head", () => {
  const { tree } = readTree({ format: 'markdown', text: '| a | b |\n| - | -: |\n| 1 | 2 |' });
  expect(markup(tree).replaceAll('\n', '')).toBe(
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td align="right">2</td></tr></tbody></table>',
  );
});
