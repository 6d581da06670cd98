import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import { describe, expect, test } from 'vitest';
import { documentToHast, maxDepth } from '../../../../pipeline/rich-text/sources/document-to-hast.ts';
import {
  block,
  doc,
  embedded,
  embeddedAsset,
  embeddedInline,
  h,
  hyperlink,
  li,
  p,
  row,
  table,
  td,
  th,
  toAsset,
  toEntry,
  ul,
  words,
} from '../../documents.ts';
import { markup, textsOf } from '../../markup.ts';

function read(...content: readonly unknown[]) {
  const { tree, problems } = documentToHast(doc(...content));
  return {
    html: markup(tree),
    problems: problems.map(({ problem, detail, pointer }) => `${problem.id} ${detail.name} ${pointer}`),
  };
}
const html = (...content: readonly unknown[]): string => {
  const { html: result, problems } = read(...content);
  expect(problems).toEqual([]);
  return result;
};

const resource = { target: { sys: { type: 'ResourceLink', urn: 'crn:x' } } };
const blocks: Record<Exclude<BLOCKS, BLOCKS.DOCUMENT>, readonly [unknown, string]> = {
  [BLOCKS.PARAGRAPH]: [p('a'), '<p>a</p>'],
  [BLOCKS.HEADING_1]: [h(1, 'a'), '<h1>a</h1>'],
  [BLOCKS.HEADING_2]: [h(2, 'a'), '<h2>a</h2>'],
  [BLOCKS.HEADING_3]: [h(3, 'a'), '<h3>a</h3>'],
  [BLOCKS.HEADING_4]: [h(4, 'a'), '<h4>a</h4>'],
  [BLOCKS.HEADING_5]: [h(5, 'a'), '<h5>a</h5>'],
  [BLOCKS.HEADING_6]: [h(6, 'a'), '<h6>a</h6>'],
  [BLOCKS.OL_LIST]: [block('ordered-list', [li(p('a'))]), '<ol><li>a</li></ol>'],
  [BLOCKS.UL_LIST]: [ul(li(p('a'))), '<ul><li>a</li></ul>'],
  [BLOCKS.LIST_ITEM]: [ul(li(p('a'), p('b'))), '<ul><li><p>a</p><p>b</p></li></ul>'],
  [BLOCKS.HR]: [block('hr'), '<hr>'],
  [BLOCKS.QUOTE]: [block('blockquote', [p('a')]), '<blockquote><p>a</p></blockquote>'],
  [BLOCKS.TABLE]: [table(), '<table></table>'],
  [BLOCKS.TABLE_ROW]: [table(row()), '<table><tr></tr></table>'],
  [BLOCKS.TABLE_CELL]: [table(row(td('a'))), '<table><tr><td>a</td></tr></table>'],
  [BLOCKS.TABLE_HEADER_CELL]: [table(row(th('a'))), '<table><tr><th>a</th></tr></table>'],
  [BLOCKS.EMBEDDED_ENTRY]: [embedded('e'), '<fieldbook-embed dataEntry="e"></fieldbook-embed>'],
  [BLOCKS.EMBEDDED_ASSET]: [embeddedAsset('e'), '<fieldbook-embed dataAsset="e"></fieldbook-embed>'],
  [BLOCKS.EMBEDDED_RESOURCE]: [
    block('embedded-resource-block', [], resource),
    '<fieldbook-embed dataResource="crn:x"></fieldbook-embed>',
  ],
};
const inlines: Record<INLINES, readonly [unknown, string]> = {
  [INLINES.HYPERLINK]: [hyperlink('/x', 'a'), '<a href="/x">a</a>'],
  [INLINES.ENTRY_HYPERLINK]: [toEntry('e', 'a'), '<a dataEntry="e">a</a>'],
  [INLINES.ASSET_HYPERLINK]: [toAsset('e', 'a'), '<a dataAsset="e">a</a>'],
  [INLINES.RESOURCE_HYPERLINK]: [
    block('resource-hyperlink', [words('a')], resource),
    '<a dataResource="crn:x">a</a>',
  ],
  [INLINES.EMBEDDED_ENTRY]: [
    embeddedInline('e'),
    '<fieldbook-embed dataEntry="e" dataInline=true></fieldbook-embed>',
  ],
  [INLINES.EMBEDDED_RESOURCE]: [
    block('embedded-resource-inline', [], resource),
    '<fieldbook-embed dataResource="crn:x"></fieldbook-embed>',
  ],
};
const marks: Record<MARKS, string> = {
  [MARKS.BOLD]: '<strong>a</strong>',
  [MARKS.ITALIC]: '<em>a</em>',
  [MARKS.UNDERLINE]: '<u>a</u>',
  [MARKS.CODE]: '<code>a</code>',
  [MARKS.SUPERSCRIPT]: '<sup>a</sup>',
  [MARKS.SUBSCRIPT]: '<sub>a</sub>',
  [MARKS.STRIKETHROUGH]: '<s>a</s>',
};

const names = (list: object): string[] => Object.values(list).map(String);

describe('every node and mark of Contentful has an element [AR-14]', () => {
  test.each(names(BLOCKS).filter((name) => name !== 'document'))('the block %s', (name) => {
    const [node, expected] = blocks[name as keyof typeof blocks];
    expect(html(node)).toBe(expected);
  });
  test.each(names(INLINES))('the inline %s', (name) => {
    const [node, expected] = inlines[name as INLINES];
    expect(html(p('b ', node as object))).toBe(`<p>b ${expected}</p>`);
  });
  test.each(names(MARKS))('the mark %s', (name) => {
    expect(html(p(words('a', name)))).toBe(`<p>${marks[name as MARKS]}</p>`);
  });
});

test('soft line breaks are kept, whichever system wrote them', () => {
  expect(html(p('a\nb\r\nc\rd\n\ne'))).toBe('<p>a<br>b<br>c<br>d<br><br>e</p>');
  expect(html(p(words('a\nb', 'bold')))).toBe('<p><strong>a<br>b</strong></p>');
});

test('line breaks before the first word of a paragraph are left out, so that no gap shows', () => {
  expect(html(p('\n\na\nb'))).toBe('<p>a<br>b</p>');
  expect(html(p(words('\n'), words('a', 'bold')))).toBe('<p><strong>a</strong></p>');
});

test('a no-break space stays one', () => {
  expect(html(p('10\u00a0km'))).toBe('<p>10\u00a0km</p>');
});

test('texts without words leave nothing, not even their marks', () => {
  expect(html(p(words(''), words('a'), words('', 'bold'), words('b')))).toBe('<p>ab</p>');
});

test('a paragraph of code with line breaks is a code block, one line of code is not', () => {
  expect(html(p(words('a\n  b', 'code')))).toBe('<pre><code>a\n  b</code></pre>');
  expect(html(p(words('a\n', 'code'), words('b', 'code'), ' '))).toBe('<pre><code>a\nb</code></pre>');
  expect(html(p(words('a', 'code')))).toBe('<p><code>a</code></p>');
  expect(html(p('see ', words('a\nb', 'code')))).toBe('<p>see <code>a<br>b</code></p>');
});

test('a lone paragraph in an item or a cell has no element of its own', () => {
  expect(html(ul(li(p('a'), ul(li(p('b'))))))).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
  expect(html(table(row(block('table-cell', [p('a'), p('b')]))))).toBe(
    '<table><tr><td><p>a</p><p>b</p></td></tr></table>',
  );
});

const cell = (colspan: unknown, rowspan: unknown) =>
  html(table(row(block('table-cell', [p('a')], { colspan, rowspan }))));

test('spans are whole numbers above one, or none', () => {
  expect(cell(2, 3)).toBe('<table><tr><td colSpan=2 rowSpan=3>a</td></tr></table>');
  for (const odd of [1, 0, -2, 1.5, '2', null, Infinity]) {
    expect(cell(odd, odd)).toBe('<table><tr><td>a</td></tr></table>');
  }
});

test('a list ten thousand deep keeps its words and does not overflow', () => {
  let deep = ul(li(p('innermost words')));
  for (let level = 1; level < 10_000; level += 1) deep = ul(li(p(`level ${level}`), deep));
  const { tree, problems } = documentToHast(doc(deep));
  const texts = textsOf(tree).join(' ');
  expect(texts).toContain('innermost words');
  for (const level of [1, 50, 5000, 9999]) expect(texts).toContain(`level ${level}`);
  expect(new Set(problems.map(({ problem }) => problem.id))).toEqual(new Set(['rich-text/too-deep']));
  expect(problems.length).toBeLessThanOrEqual(2);
});

test('a list as deep as allowed keeps its structure', () => {
  let deep: object = p('a');
  for (let level = 1; level < maxDepth / 2; level += 1) deep = ul(li(deep));
  expect(html(deep)).toBe(`${'<ul><li>'.repeat(maxDepth / 2 - 1)}a${'</li></ul>'.repeat(maxDepth / 2 - 1)}`);
});

test.each([
  [null, 'a node is not an object'],
  ['text', 'a node is not an object'],
  [{}, 'a node has no nodeType'],
  [{ nodeType: 7 }, 'a node has no nodeType'],
  [{ nodeType: 'text', marks: [] }, 'a text has no value'],
  [{ nodeType: 'paragraph' }, 'the node "paragraph" has no content'],
  [{ nodeType: 'paragraph', content: 'a' }, 'the node "paragraph" has no content'],
])('the broken node %j is left out and named, its neighbours stay', (node, fault) => {
  expect(read(p('a'), ul(li(node)), p('b'))).toEqual({
    html: '<p>a</p><ul><li></li></ul><p>b</p>',
    problems: [`rich-text/malformed ${fault} /content/1/content/0/content/0`],
  });
});

test('nodes without data or with odd marks are accepted', () => {
  const bare = { nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'a', marks: null }] };
  expect(html(bare)).toBe('<p>a</p>');
  expect(html(p({ nodeType: 'hyperlink', content: [words('a')] }))).toBe('<p><a href="">a</a></p>');
  expect(html(p({ nodeType: 'entry-hyperlink', data: null, content: [words('a')] }))).toBe(
    '<p><a dataEntry="">a</a></p>',
  );
});

test('an unknown node keeps what stands in it, and is named', () => {
  expect(read(block('call-out', [p('a'), p(block('constructor', [words('b')]))]))).toEqual({
    html: '<p>a</p><p>b</p>',
    problems: [
      'rich-text/unknown-node call-out /content/0',
      'rich-text/unknown-node constructor /content/0/content/1/content/0',
    ],
  });
});

test('an unknown mark keeps its text and the marks beside it, and is named', () => {
  expect(read(p(words('a', 'highlight', 'bold', 'toString')))).toEqual({
    html: '<p><strong>a</strong></p>',
    problems: [
      'rich-text/unknown-mark highlight /content/0/content/0',
      'rich-text/unknown-mark toString /content/0/content/0',
    ],
  });
});

test('an item outside of a list and a cell outside of a row keep their words', () => {
  expect(read(li(p('a')), table(td('b')), row(td('c')))).toEqual({
    html: '<p>a</p><table><p>b</p></table><td>c</td>',
    problems: [
      'rich-text/misplaced list-item /content/0',
      'rich-text/misplaced table-cell /content/1/content/0',
      'rich-text/misplaced table-row /content/2',
    ],
  });
});
