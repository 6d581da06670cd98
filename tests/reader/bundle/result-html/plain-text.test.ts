import { describe, expect, test } from 'vitest';
import { isParsable, plainText, unescaped } from '../../../../reader/bundle/result-html/plain-text.ts';
import { expectLinear } from '../../../expect-linear.ts';

test('escaped brackets are turned back, once [SR-7]', () => {
  expect(unescaped('a &lt;b&gt;c&lt;/b&gt; &amp;lt;d&amp;gt; &quot;')).toBe(
    'a <b>c</b> &amp;lt;d&amp;gt; &quot;',
  );
});

describe('the words of HTML that is not parsed', () => {
  test.each([
    ['<p>Send <mark>invoices</mark></p>', 'Send invoices'],
    ['R&amp;D&nbsp;&#39;now&#39;', "R&D\u00A0'now'"],
    ['a<style>p{}</style><SCRIPT src=x>a()</SCRIPT>b', 'a  b'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a <img src=x', 'a '],
    ['no markup', 'no markup'],
  ])('%j', (html, words) => {
    expect(plainText(html)).toBe(words);
  });
});

test('long, deep or large markup is not parsed', () => {
  expect(isParsable('a'.repeat(10_000))).toBe(true);
  expect(isParsable('a'.repeat(10_001))).toBe(false);
  expect(isParsable('<b>'.repeat(300))).toBe(true);
  expect(isParsable('<b>'.repeat(301))).toBe(false);
  expect(isParsable('</p>'.repeat(301))).toBe(false);
});

test.each(['<', '<a', '<script>', '&lt;'])('a text of %j is read in the time of its length', (piece) => {
  expectLinear((length) => plainText(unescaped(piece.repeat(length / piece.length))), 400_000);
});
