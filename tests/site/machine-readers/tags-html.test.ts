import fc from '../../fast-check.ts';
import { expect, test } from 'vitest';
import { DOMParser } from '../../dom-parser.ts';
import { tagsHtml } from '../../../reader/app/machine-readers/tags-html.ts';

const escape = (text: string): string => text.replace(/[&<>"]/gu, (one) => `&#${one.charCodeAt(0)};`);
const unit = fc.constantFrom(
  '</script>',
  '<!--',
  '<script',
  '-->',
  ']]>',
  '"',
  '\\',
  '&lt;',
  '\u2028',
  '\ud800',
  'a',
  '>',
  "'",
);

test('data comes out of a page as it went in, and nothing of it is an element', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
      const tags = [{ data: { text } }, { meta: 'og:title', content: text }];
      const { head } = new DOMParser().parseFromString(tagsHtml(tags, escape), 'text/html');
      expect(head.querySelectorAll('*')).toHaveLength(2);
      expect(JSON.parse(head.querySelector('script')?.textContent ?? '')).toEqual({ text });
      expect(head.querySelector('meta')?.content).toBe(text);
    }),
    { numRuns: 100 },
  );
});
