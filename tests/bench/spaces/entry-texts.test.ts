import { expect, test } from 'vitest';
import { isForReaders, textOfDocument, textOfMarkdown, textsOf } from './entry-texts.ts';
import type { SpaceField } from './published-space.ts';
import { wordsIn } from './words.ts';

const field = (id: string, type = 'Symbol', more: Partial<SpaceField> = {}): SpaceField => ({
  id,
  name: id,
  type,
  widget: undefined,
  isChoice: false,
  ...more,
});

test.each<[SpaceField, boolean]>([
  [field('title'), true],
  [field('body', 'RichText'), true],
  [field('tags', 'Array of Symbol'), true],
  [field('urlaub'), true],
  [field('slug'), false],
  [field('heroImageUrl'), false],
  [field('backgroundColor'), false],
  [field('title', 'Symbol', { name: 'Internal title' }), false],
  [field('layout', 'Symbol', { isChoice: true }), false],
  [field('address', 'Symbol', { widget: 'slugEditor' }), false],
  [field('data', 'Object'), false],
  [field('author', 'Link to Entry'), false],
])('the field %o is for readers: %s', (each, isIt) => {
  expect(isForReaders(each)).toBe(isIt);
});

test('a short text that is an address, a colour or an id has no words for readers', () => {
  const values = {
    a: '#ff0066',
    b: '/about/us',
    c: 'two-columns',
    d: 'me@example.com',
    e: 'dQw4w9WgXcQ',
    f: 'Words',
  };
  const fields = Object.keys(values).map((id) => field(id));
  expect(textsOf({ id: 'x', type: 'page', values }, { displayField: undefined, fields })).toEqual(['Words']);
});

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const block = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content });

test('a rich text has words in two formats as one, and blocks apart', () => {
  const document = block(
    'document',
    block('heading-2', text('Sum'), text('mer')),
    block('paragraph', text('and '), block('hyperlink', text('win')), text('ter')),
  );
  expect(wordsIn(textOfDocument(document))).toEqual(['summer', 'and', 'winter']);
});

test('Markdown has words without marks, addresses and tags', () => {
  const markdown =
    '# **Sum**mer\n\n- [one](https://a.example/two)\n- ![three](four.png)\n\n<p class="five">six</p>\n\n```js\nseven()\n```\n<iframe src="eight"></iframe>';
  expect(wordsIn(textOfMarkdown(markdown))).toEqual(['summer', 'one', 'three', 'six', 'seven']);
});
