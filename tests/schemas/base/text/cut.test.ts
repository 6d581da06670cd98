import fc from '../../../fast-check.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginningOf, nextWord, wholeCharacters } from '../../../../schemas/base/text/cut.ts';

afterEach(() => void vi.unstubAllGlobals());

const japanese = '新しいパスワードを入力して保存します。';

describe('the beginning of a text', () => {
  test.for<[string, string, number, string]>([
    ['ends after a word', 'Drag the job, and drop it', 14, 'Drag the job'],
    ['ends after a Japanese word', japanese, 6, '新しい'],
    ['has no sign at its end', '設定を開き、新しい', 6, '設定を開き'],
    ['is as long as it can be beside a space', `Fieldbook ${japanese}`, 16, 'Fieldbook 新しい'],
    ['ends before a Latin word that follows kana', '請求書のFieldbook', 8, '請求書の'],
    ['ends after a Thai word', 'ชำระเงินด้วยบัตรเครดิต', 14, 'ชำระเงินด้วย'],
    ['leaves no half of an emoji behind', 'a👩‍💻b', 3, 'a'],
    ['leaves no letter without its mark', 'cafe\u0301s', 4, 'caf'],
  ])('%s [ML-4]', ([, text, length, expected]) => {
    expect(beginningOf(text, length)).toBe(expected);
  });

  test('ends after a character in a browser that cannot tell words [ML-4]', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(beginningOf(japanese, 6)).toBe('新しいパスワ');
  });

  test('is a beginning of any text, and no longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, length) => {
        const beginning = beginningOf(text, length);
        expect(text.startsWith(beginning)).toBe(true);
        expect(beginning.length).toBeLessThanOrEqual(length);
      }),
    );
  });
});

test.for<[string, number, number]>([
  [japanese, 0, 0],
  [japanese, 4, 8],
  [japanese, 3, 3],
  ['Drag the job', 5, 9],
  ['請求書 Fieldbook', 5, 0],
])('the next word of "%s" from %i on [ML-4]', ([text, from, start]) => {
  expect(nextWord(text, from)).toBe(start);
});

test('whole characters of any text are whole', () => {
  const characters = fc.constantFrom('a', 'é', 'e\u0301', '👩‍💻', 'ชำ', '𠮷', 'ｶﾞ');
  fc.assert(
    fc.property(fc.array(characters), fc.nat(10), (texts, length) => {
      const ends = texts.map((_, place) => texts.slice(0, place + 1).join(''));
      expect(['', ...ends]).toContain(wholeCharacters(texts.join(''), length));
    }),
  );
});
