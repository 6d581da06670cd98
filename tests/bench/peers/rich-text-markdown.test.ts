import { expect, test } from 'vitest';
import { type Block, toMarkdown } from './rich-text-markdown.ts';

const text = (value: string, ...marks: string[]): Block => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
});
const block = (nodeType: string, ...content: Block[]): Block => ({ nodeType, content });
const paragraph = (...content: Block[]): Block => block('paragraph', ...content);

test('marks, links and characters that Markdown reads', () => {
  const link = { nodeType: 'hyperlink', data: { uri: '/how-to/two' }, content: [text('the next')] };
  const all = paragraph(text('A '), text('bold one ', 'bold'), text('{x} < y, '), text('npm', 'code'), link);
  expect(toMarkdown(all)).toBe('A **bold one** \\{x\\} \\< y, `npm`[the next](/how-to/two)');
});

test('a list within a list is indented under its item', () => {
  const inner = block('unordered-list', block('list-item', paragraph(text('inner'))));
  const outer = block('ordered-list', block('list-item', paragraph(text('outer')), inner));
  expect(toMarkdown(outer)).toBe('1. outer\n\n   - inner');
});

test('the first row of a table is its head', () => {
  const row = (...cells: string[]) =>
    block('table-row', ...cells.map((cell) => block('table-cell', paragraph(text(cell)))));
  expect(toMarkdown(block('table', row('a', 'b'), row('c', 'd|e')))).toBe(
    '| a | b |\n| --- | --- |\n| c | d\\|e |',
  );
});
