import { expect, test } from 'vitest';
import { textFinisher } from '../../../../pipeline/rich-text/finish/finish-text.ts';
import { doc, hyperlink, p, toAsset, toEntry, words } from '../../documents.ts';
import { markup } from '../../markup.ts';

const finish = textFinisher({
  entry: (id) => (id === 'known' ? '/how-to/known' : undefined),
  asset: (id) => (id === 'known' ? 'https://files.example/known.pdf' : undefined),
  url: (url) => (url === '/dead' ? undefined : url),
});
const html = (...content: readonly (string | object)[]): string =>
  markup({ children: finish({ format: 'document', document: doc(p(...content)) }) });

test('links to entries, assets and addresses lead there', () => {
  expect(html(toEntry('known', 'a'))).toBe('<p><a href="/how-to/known">a</a></p>');
  expect(html(hyperlink('/how-to/a#b', 'a'))).toBe('<p><a href="/how-to/a#b">a</a></p>');
  expect(html(hyperlink('mailto:a@example.com', 'a'))).toBe('<p><a href="mailto:a@example.com">a</a></p>');
});

test('another site cannot reach back', () => {
  expect(html(toAsset('known', 'a'))).toBe(
    '<p><a href="https://files.example/known.pdf" rel="noopener">a</a></p>',
  );
  expect(html(hyperlink('http://example.com', 'a'))).toBe(
    '<p><a href="http://example.com" rel="noopener">a</a></p>',
  );
});

test('a link that leads nowhere keeps its words and their marks', () => {
  expect(html('a ', toEntry('gone', words('b', 'bold')), ' c')).toBe('<p>a <strong>b</strong> c</p>');
  expect(html('a ', toAsset('gone', 'b'), hyperlink('/dead', 'c'))).toBe('<p>a bc</p>');
});
