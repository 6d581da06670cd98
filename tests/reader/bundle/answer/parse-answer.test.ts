import type { ElementContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { parseAnswer } from '../../../../reader/bundle/answer/parse-answer.ts';

/** Elements as HTML, for people to read. */
const shown = (markdown: string): string => htmlOf(parseAnswer(markdown) ?? []);

const htmlOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => (node.type === 'element' ? elementOf(node) : 'value' in node ? node.value : ''))
    .join('');

const elementOf = ({
  tagName,
  properties,
  children,
}: Extract<ElementContent, { type: 'element' }>): string => {
  const attributes = Object.entries(properties).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${tagName}${attributes.join('')}>${htmlOf(children)}</${tagName}>`;
};

test.each([
  ['Press **Send** or *wait*.', '<p>Press <strong>Send</strong> or <em>wait</em>.</p>'],
  ['~~Old~~ `code`', '<p><del>Old</del> <code>code</code></p>'],
  ['3. Open\n4. Save', '<ol start="3">\n<li>Open</li>\n<li>Save</li>\n</ol>'],
  ['```json\n{}\n```', '<pre><code>{}\n</code></pre>'],
  ['> Note', '<blockquote>\n<p>Note</p>\n</blockquote>'],
  [
    '| A |\n| :-: |\n| 1 |',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['- [x] Done', '<ul>\n<li> Done</li>\n</ul>'],
  ['[Pay][p]\n\n[p]: /how-to/pay "Title"', '<p><a href="/how-to/pay">Pay</a></p>'],
  ['See https://a.example/b.', '<p>See <a href="https://a.example/b">https://a.example/b</a>.</p>'],
])('%j is shown as its elements', (markdown, html) => {
  expect(shown(markdown)).toBe(html);
});

test.each([
  ['# A\n\n## B\n\n# C', '<h3>A</h3>\n<h4>B</h4>\n<h3>C</h3>'],
  ['### A\n\n##### B', '<h3>A</h3>\n<h4>B</h4>'],
  ['# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5', '<h3>1</h3>\n<h4>2</h4>\n<h5>3</h5>\n<h6>4</h6>\n<h6>5</h6>'],
])('headings continue the levels of the page without a gap: %j', (markdown, html) => {
  expect(shown(markdown)).toBe(html);
});

describe('what an answer may not hold', () => {
  test.each([
    ['a <b onclick="x()">bold</b>', '<p>a <b onclick="x()">bold</b></p>'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<div>\n\n**b**\n\n</div>', '<div>\n<p><strong>b</strong></p>\n</div>'],
  ])('HTML is text: %j', (markdown, text) => {
    const nodes = parseAnswer(markdown) ?? [];
    expect(htmlOf(nodes)).toBe(text);
    const tags = JSON.stringify(nodes).match(/"tagName":"[^"]+"/gu) ?? [];
    expect(tags.every((tag) => ['"tagName":"p"', '"tagName":"strong"'].includes(tag))).toBe(true);
  });

  test('a line break is one, a comment is nothing', () => {
    expect(shown('a<br>b<br />c<!-- d -->')).toBe('<p>a<br></br>b<br></br>c</p>');
  });

  test('a picture is its words', () => {
    expect(shown('![The board](https://evil.example/p.png "t") ![x][p]\n\n[p]: https://evil.example/q')).toBe(
      '<p>The board x</p>',
    );
  });

  test('a footnote is text, without links of its own', () => {
    expect(shown('Paid.[^1]\n\n[^1]: On [Friday](/a).')).toBe(
      '<p>Paid.[1]</p>\n<p>On <a href="/a">Friday</a>.</p>',
    );
  });

  test.each([
    '[a](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[a](data:text/html,x)',
    '[a](vbscript:x)',
  ])('%s has no address', (markdown) => {
    expect(shown(markdown)).not.toContain('href');
  });
});

test('extremely nested text is not parsed', () => {
  expect(parseAnswer(`${'> '.repeat(45)}a`)).toBeUndefined();
});
