import fc from '../../fast-check.ts';
import { expect, test } from 'vitest';
import { escapeHtml, highlighted } from '../../../schemas/search/highlight.ts';

const mark = { tags: ['<mark>', '</mark>'] } as const;
const isOneOf = (words: readonly string[]) => ({ isFound: (word: string) => words.includes(word) });

test('what was found stands between the tags, and the rest is as it was [SR-10]', () => {
  expect(highlighted('Use the Dispatch board.', isOneOf(['dispatch', 'board']), mark)).toBe(
    'Use the <mark>Dispatch</mark> <mark>board</mark>.',
  );
});

test('with a largest number of marks, those are the first of each word [SR-7]', () => {
  expect(
    highlighted('Board by board, jobs and shifts', isOneOf(['board', 'jobs', 'shifts']), { ...mark, max: 2 }),
  ).toBe('<mark>Board</mark> by board, <mark>jobs</mark> and shifts');
});

test('words are marked as the text spells them', () => {
  expect(highlighted('Facturación', isOneOf(['facturacion']), mark)).toBe('<mark>Facturación</mark>');
});

test('pairs of characters that overlap are one match', () => {
  expect(highlighted('新しい請求書です', isOneOf(['請求', '求書']), mark)).toBe(
    '新しい<mark>請求書</mark>です',
  );
});

test('words that touch are one match [ML-4]', () => {
  expect(highlighted('予約変更の手順', isOneOf(['予約', '変更']), mark)).toBe('<mark>予約変更</mark>の手順');
});

test('nothing of a text is markup', () => {
  expect(highlighted('<b onclick="x">board</b> & \'co\'', isOneOf(['board']), mark)).toBe(
    '&lt;b onclick=&quot;x&quot;&gt;<mark>board</mark>&lt;/b&gt; &amp; &#39;co&#39;',
  );
});

test('any text without its tags is the escaped text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, words) => {
      const html = highlighted(text, isOneOf(words.map((each) => each.toLowerCase())), {
        tags: ['\u0001', '\u0002'],
      });
      const bare = text.replaceAll(/[\u0001\u0002]/gu, '');
      fc.pre(bare === text);
      expect(html.replaceAll(/[\u0001\u0002]/gu, '')).toBe(escapeHtml(text));
    }),
  );
});
