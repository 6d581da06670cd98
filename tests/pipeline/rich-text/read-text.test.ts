import { expect, test } from 'vitest';
import { readText } from '../../../pipeline/rich-text/read-text.ts';
import { readTree } from '../../../pipeline/rich-text/read-tree.ts';
import {
  block,
  doc,
  embedded,
  embeddedAsset,
  h,
  hyperlink,
  p,
  toAsset,
  toEntry,
  words,
} from '../documents.ts';
import { markup } from '../markup.ts';

const document = (...content: readonly unknown[]) =>
  ({ format: 'document', document: doc(...content) }) as const;

test('what a text refers to is listed in its order, with the words around it', () => {
  const text = readText(
    document(
      p('Open the ', hyperlink('/how-to/a', words('dispatch ', 'bold'), 'board'), ' and pick.'),
      embedded('e1'),
      block('blockquote', [p(toEntry('e2', 'there'), toAsset('a2', 'file'))]),
      embeddedAsset('a1'),
    ),
  );
  expect(text.references).toEqual([
    {
      kind: 'url',
      target: '/how-to/a',
      pointer: '/content/0/content/1',
      text: 'dispatch board',
      before: 'Open the ',
      after: ' and pick.',
    },
    {
      kind: 'embedded-entry',
      target: 'e1',
      pointer: '/content/1',
      text: '',
      before: '',
      after: '',
    },
    {
      kind: 'entry-hyperlink',
      target: 'e2',
      pointer: '/content/2/content/0/content/0',
      text: 'there',
      before: '',
      after: 'file',
    },
    {
      kind: 'asset-hyperlink',
      target: 'a2',
      pointer: '/content/2/content/0/content/1',
      text: 'file',
      before: 'there',
      after: '',
    },
    {
      kind: 'embedded-asset',
      target: 'a1',
      pointer: '/content/3',
      text: '',
      before: '',
      after: '',
    },
  ]);
});

test('headings and embedded entries are listed in the order of the text', () => {
  expect(readText(document(h(2, ' One '), embedded('e1'), h(3, hyperlink('/x', 'Two')))).flow).toEqual([
    { kind: 'heading', level: 2, title: 'One', pointer: '/content/0' },
    { kind: 'embed', entry: 'e1' },
    { kind: 'heading', level: 3, title: 'Two', pointer: '/content/2' },
  ]);
});

test("Markdown's links and images are references too", () => {
  const { references } = readText({ format: 'markdown', text: 'See [a](/b) ![c](//d/e.png)' });
  expect(references.map(({ kind, target, text }) => [kind, target, text])).toEqual([
    ['url', '/b', 'a'],
    ['image', '//d/e.png', 'c'],
  ]);
});

test('plain lines become paragraphs with their line breaks, nothing in them is formatting', () => {
  const { tree } = readTree({ format: 'plain', text: 'a *b*\nc\n\n\n<d>\r\n\r\ne' });
  expect(markup(tree)).toBe('<p>a *b*<br>c</p><p><d></p><p>e</p>');
  expect(readText({ format: 'plain', text: ' \n\n ' }).hasContent).toBe(false);
});

test('one source is read once', () => {
  const source = document(p('a'));
  expect(readText(source)).toBe(readText(source));
});
