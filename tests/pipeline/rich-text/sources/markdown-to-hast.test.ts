import { expect, test } from 'vitest';
import { markdownToHast } from '../../../../pipeline/rich-text/sources/markdown-to-hast.ts';
import { markup, textsOf } from '../../markup.ts';
import { expectLinear } from '../../../expect-linear.ts';

function read(...lines: readonly string[]) {
  const { tree, problems } = markdownToHast(lines.join('\n'));
  return {
    html: markup(tree).replaceAll('\n', ''),
    problems: problems.map(({ problem, detail }) => `${problem.id} ${detail.name}`),
  };
}
const html = (...lines: readonly string[]): string => {
  const { html: result, problems } = read(...lines);
  expect(problems).toEqual([]);
  return result;
};

test('tables, with the sides that their columns take', () => {
  expect(html('a | b', '-|:-:', '1 | **2**', '3')).toBe(
    '<table><thead><tr><th>a</th><th align="center">b</th></tr></thead><tbody>' +
      '<tr><td>1</td><td align="center"><strong>2</strong></td></tr>' +
      '<tr><td>3</td><td align="center"></td></tr></tbody></table>',
  );
});

test('nested lists, numbered from where they start', () => {
  expect(html('3. a', '   - b', '     - c', '4. d')).toBe(
    '<ol start=3><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ol>',
  );
});

test('task lists', () => {
  expect(html('- [x] a', '- [ ] b')).toBe(
    '<ul className="contains-task-list"><li className="task-list-item">' +
      '<input type="checkbox" checked=true disabled=true> a</li><li className="task-list-item">' +
      '<input type="checkbox" checked=false disabled=true> b</li></ul>',
  );
});

test('code with its language, kept as it is', () => {
  const { tree } = markdownToHast('```js\nif (a < b) {\n  c();\n}\n```');
  expect(markup(tree)).toBe('<pre><code className="language-js">if (a < b) {\n  c();\n}\n</code></pre>');
});

test('images with their alternative text', () => {
  expect(html('![A cat](//images.ctfassets.net/cat.png "Tom")')).toBe(
    '<p><img src="//images.ctfassets.net/cat.png" alt="A cat" title="Tom"></p>',
  );
});

test('links, addresses that stand by themselves, headings, quotes, rules and line breaks', () => {
  expect(html('# a', '## b', '> [c](/d)', '', '---', 'www.example.com ~~e~~  ', 'f\\', 'g')).toBe(
    '<h1>a</h1><h2>b</h2><blockquote><p><a href="/d">c</a></p></blockquote><hr>' +
      '<p><a href="http://www.example.com">www.example.com</a> <del>e</del><br>f<br>g</p>',
  );
});

test('footnotes keep their numbers and words, without links that would lead nowhere', () => {
  const { tree } = markdownToHast('Words[^a].\n\n[^a]: The note.');
  expect(markup(tree).replaceAll('\n', '')).toBe(
    '<p>Words<sup>1</sup>.</p><section dataFootnotes=true className="footnotes">' +
      '<ol><li id="user-content-fn-a"><p>The note. </p></li></ol></section>',
  );
});

test('comments are meant to be left out', () => {
  expect(read('a <!-- b -->', '', '<!-- c -->')).toEqual({ html: '<p>a </p>', problems: [] });
});

test.each([
  ['quotes', '>'.repeat(10_000)],
  ['spaced quotes', '> '.repeat(10_000)],
  ['lists', '- '.repeat(10_000)],
  ['numbered lists', '1. '.repeat(10_000)],
])('%s ten thousand deep keep their words and do not overflow', (_what, opening) => {
  const { tree, problems } = markdownToHast(`Before.\n\n${opening}words`);
  expect(textsOf(tree).join('')).toContain('words');
  expect(problems.map(({ problem }) => problem.id)).toEqual(['rich-text/too-deep']);
});

test('a line a little below the bound is read in the time of its length', () => {
  expect(markdownToHast(`${'> '.repeat(99)}words`).problems).toEqual([]);
  expectLinear((depth) => markdownToHast(`${'> '.repeat(depth)}words`), 24);
});

test.each([
  ['a rule of dashes', '-'.repeat(300), '<hr>'],
  ['a rule of stars', '*'.repeat(300), '<hr>'],
  ['a heading underlined with dashes', `a\n${'-'.repeat(300)}`, '<h2>a</h2>'],
])('%s is not taken for deep nesting', (_what, text, expected) => {
  expect(html(text)).toBe(expected);
});

test('emphasis thousands deep does not overflow', () => {
  const { tree } = markdownToHast(`${'*a **b '.repeat(3000)}words${'** *'.repeat(3000)}`);
  expect(textsOf(tree).join('')).toContain('words');
});

test('a list that is indented line by line does not overflow', () => {
  const lines = Array.from({ length: 120 }, (_none, depth) => `${'  '.repeat(depth)}- item ${depth}`);
  const texts = textsOf(markdownToHast(lines.join('\n')).tree).join('');
  expect(texts).toContain('item 0');
  expect(texts).toContain('item 119');
});

test('a table whose rows would be filled with very many cells keeps its words and is no table', () => {
  const head = `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n`;
  const { tree, problems } = markdownToHast(`${head}${'b\n'.repeat(2000)}`);
  expect(textsOf(tree).join('')).toContain('b\nb');
  expect(problems.map(({ problem, detail }) => `${problem.id}: ${detail.name}`)).toEqual([
    'rich-text/malformed: its tables have more than 10,000 cells, too many to read as Markdown',
  ]);
});

test.each([
  ['a paragraph of nothing but signs', '*a_ '.repeat(5000), 'too many signs such as *, [ and `'],
  ['headings with lines below them', 'a\n===\n'.repeat(3000), 'too many lines of === or ---'],
  [
    'lines within many lists',
    `${'- '.repeat(60)}a${'\nb'.repeat(2000)}`,
    'too many lines in lists and quotes',
  ],
  ['items of one word', '- a\n'.repeat(4000), 'too many short lines, list items or headings'],
])('%s would take long to read: they are plain text, and reported', (_, text, finding) => {
  const { tree, problems } = markdownToHast(text);
  expect(tree.children).toEqual([{ type: 'text', value: text }]);
  expect(problems.map(({ problem, detail }) => `${problem.id}: ${detail.name}`)).toEqual([
    expect.stringContaining(`rich-text/malformed: it has ${finding}`),
  ]);
});

test('a long article with hundreds of items is read', () => {
  const items = '- Open **Settings**, then [Billing](/billing)\n'.repeat(600);
  const { tree, problems } = markdownToHast(`${'A paragraph of a few words.\n\n'.repeat(2400)}${items}`);
  expect(problems).toEqual([]);
  expect(tree.children.filter(({ type }) => type === 'element')).toHaveLength(2401);
});
