import fc from '../../fast-check.ts';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { escapeText, paragraphOf } from '../../../reader/markdown/escape.ts';
import { fromMarkdown } from './parsed.ts';

it('a text has all its characters as Markdown, whatever they look like', () => {
  const unit = fc.constantFrom(...Array.from('ab 1.)-+*_`#>|<[]!&;~=\\:$é'));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
      const tree = fromMarkdown(paragraphOf(escapeText(text)));
      expect(toString(tree).trim()).toBe(text.replace(/ +/gu, ' ').trim());
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['an address at the end of a text', 'see https://example.com/a', 'see https\\://example.com/a'],
  ['an address with a mark in it', 'https://example.com/a*b c', 'https\\://example.com/a\\*b c'],
  ['an address among words', 'see https://example.com/a_b now', 'see https://example.com/a_b now'],
  ['a name with an underscore', 'work_order', 'work_order'],
])('%s', (_title, text, written) => {
  expect(escapeText(text)).toBe(written);
});
