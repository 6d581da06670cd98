import { expect, test } from 'vitest';
import type { Element, ElementContent } from 'hast';
import type { Article } from '../../../schemas/bundle/index.ts';
import {
  block,
  built,
  doc,
  embedded,
  embeddedInline,
  h,
  hyperlink,
  p,
  rawAsset,
  rawEntry,
  assetLink,
  table,
  ul,
  words,
} from '../documents.ts';

const parts = [
  rawEntry('contentSnippet', 'one', { content: doc(p('One line.')) }),
  rawEntry('contentSnippet', 'two', { content: doc(p('First.'), p('Second.')) }),
  rawEntry('externalVideo', 'film', { title: 'Film', videoUrl: 'https://vimeo.com/1' }),
  rawEntry('media', 'icon', { media: assetLink('gear'), altText: 'Gear' }),
  rawEntry('media', 'tour', { name: 'Tour', videoUrl: 'https://vimeo.com/1' }),
  rawEntry('externalLink', 'link', { title: 'Academy', url: 'https://a.example/' }),
];

/** A text as it stands in the bundle, an element a pair of tags, an entry in a line `<id>`, one in a block of its own `[id]`. */
function shaped(...content: readonly unknown[]): string {
  const article: Article = built(
    [...parts, rawEntry('kbHowTo', 'a', { title: 'A', introduction: doc(...content) })],
    {
      parts: { assets: [rawAsset('gear')] },
    },
  ).article('a');
  const { introduction } = article.node.fields as { introduction?: { children: readonly ElementContent[] } };
  return (introduction?.children ?? []).map(written).join('');
}

function written(node: ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value : '';
  const { node: entry, inline } = node.data ?? {};
  if (entry !== undefined) return inline ? `<${entry.id}${inside(entry.fields)}>` : `[${entry.id}]`;
  return `<${node.tagName}>${node.children.map(written).join('')}</${node.tagName}>`;
}

const inside = (fields: object): string => {
  const { content } = fields as { content?: { children: readonly (ElementContent | Element)[] } };
  return content === undefined ? '' : ` ${content.children.map(written).join('')}`;
};

test('what is shown in a line stays in it', () => {
  expect(shaped(p('See ', embeddedInline('icon'), ' and ', embeddedInline('link'), '.'))).toBe(
    '<p>See <icon> and <link>.</p>',
  );
  expect(shaped(p('So: ', embeddedInline('one'), ' Then.'))).toBe('<p>So: <one One line.> Then.</p>');
});

test.each([
  ['a video', p('Watch ', embeddedInline('film'), ' now.'), '<p>Watch </p>[film]<p> now.</p>'],
  ['a medium with a video', p(embeddedInline('tour')), '[tour]'],
  ['a snippet of two paragraphs', p('So: ', embeddedInline('two')), '<p>So: </p>[two]'],
  ['a block', block('paragraph', [words('a'), embedded('icon'), words('b')]), '<p>a</p>[icon]<p>b</p>'],
  [
    'a list',
    block('paragraph', [words('a'), ul(block('list-item', [p('b')]))]),
    '<p>a</p><ul><li>b</li></ul>',
  ],
  ['a paragraph', block('paragraph', [p('a'), words('b')]), '<p>a</p><p>b</p>'],
  ['a heading of nothing but what comes out of it', h(2, embeddedInline('film')), '[film]'],
  ['a heading of nothing but an entry that is not there', h(2, embeddedInline('gone')), ''],
  ['what stands in a heading', h(2, 'a ', embeddedInline('film'), ' b'), '<h2>a  b</h2>[film]'],
  [
    'a list in a link',
    p(hyperlink('/x', 'a ', ul(block('list-item', [p('b')])), 'c')),
    '<p><a>a </a></p><ul><li>b</li></ul><p><a>c</a></p>',
  ],
  ['what a link holds alone', p(hyperlink('/x', embeddedInline('film'))), '[film]'],
])('%s comes out of its line', (_what, node, text) => {
  expect(shaped(node)).toBe(text);
});

test('a table holds rows of cells, whatever stands in it', () => {
  expect(shaped(table(p('a'), block('table-row', [p('b'), block('table-cell', [p('c')])])))).toBe(
    '<table><tbody><tr><td><p>a</p></td></tr><tr><td><p>b</p></td><td>c</td></tr></tbody></table>',
  );
  expect(shaped(table(table(table(p('a')))))).toBe('<p>a</p>');
});
