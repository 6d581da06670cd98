import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { escapeMarkdown } from '../../../../pipeline/decode/sources/escape-markdown.ts';
import { readTree } from '../../../../pipeline/rich-text/read-tree.ts';

test.each([
  '**12** years, 5 * 3_000 #1 <b>',
  '# first',
  '- first',
  '1. first',
  '> said | so',
  '[a](https://b.example/_x_) `code` ~x~ &amp; \\',
])('%s is a paragraph of the same characters [MP-5]', (text) => {
  const { tree } = readTree({ format: 'markdown', text: escapeMarkdown(text) });
  const shown = tree.children.map((each) =>
    each.type === 'element' ? [each.tagName, toString(each)] : each,
  );
  expect(shown).toEqual([['p', text]]);
});

test('a line is broken where the text is', () => {
  const { tree } = readTree({ format: 'markdown', text: escapeMarkdown('one\ntwo') });
  expect(JSON.stringify(tree)).toContain('"tagName":"br"');
});
