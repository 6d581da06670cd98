import fc from '../../../fast-check.ts';
import { describe, expect, test, vi } from 'vitest';
import { eachWord, wordsIn } from '../../../../schemas/search/index/words.ts';

const words = (text: string) => wordsIn(text).map(({ word }) => word);

test.for<[string, string, string[]]>([
  ['case', 'Dispatch BOARD', ['dispatch', 'board']],
  ['diacritics', 'Facturación Ängste', ['facturacion', 'angste']],
  ['diacritics that stand by themselves', 'facturacio\u0301n', ['facturacion']],
  ['possessives', 'the technician’s van', ['the', 'technician', 'van']],
  ['apostrophes within a word', "don't isn’t", ['dont', 'isnt']],
  ['quotes around a word', "'quoted' words", ['quoted', 'words']],
  ['numbers', 'Version 8.1 costs $19.00', ['version', '8', '1', 'costs', '19', '00']],
  ['hyphens and slashes', 'sign-in/sign-out', ['sign', 'in', 'sign', 'out']],
  ['full width letters', 'ＡＰＩ ｋｅｙ', ['api', 'key']],
  ['ligatures that stand for several words', '\ufdfa', ['صلياللهعليهوسلم']],
  ['other alphabets', 'Привет κόσμος', ['привет', 'κοσμοσ']],
  ['scripts without spaces, as pairs', '請求書', ['請求', '求書']],
  ['one character of such a script', '税', ['税']],
  ['mixed scripts', 'API鍵2', ['api', '鍵', '2']],
  ['kana with their marks', 'バスとパス', ['バス', 'スと', 'とパ', 'パス']],
  ['half-width kana', 'ﾊﾟｽﾜｰﾄﾞ', ['パス', 'スワ', 'ワー', 'ード']],
  ['kana that are decomposed', 'ガス'.normalize('NFD'), ['ガス']],
  ['Korean syllables', '결제를', ['결제', '제를']],
  ['Korean that is decomposed', '결제'.normalize('NFD'), ['결제']],
  ['Thai letters with their vowels', 'ชำระเงิน', ['ชำร', 'ระ', 'ะเ', 'เงิ', 'งิน']],
  ['digits between ideographs', '第3章', ['第', '3', '章']],
  ['Arabic short vowels and tatweel', 'كَلِمَة الـمرور', ['كلمه', 'المرور']],
  ['forms of alef and ya', 'أعلى إعداد آخر', ['اعلي', 'اعداد', 'اخر']],
  ['Persian letters and joiners', 'می‌کنم', ['ميكنم']],
  ['digits of other scripts', '٢٠٢٦ ۱۲ २०', ['2026', '12', '20']],
  ['Hebrew points', 'סִיסְמָה', ['סיסמה']],
  ['Hindi vowels, which stay', 'किताब', ['किताब']],
  ['letters with a stroke', 'Grün Straße øl Łódź cœur', ['grun', 'strasse', 'ol', 'lodz', 'coeur']],
  ['the Turkish i', 'ŞİFRE Iğdır', ['sifre', 'igdir']],
  ['ё as е', 'счёт', ['счет']],
  ['soft hyphens', 'Kranken­haus', ['krankenhaus']],
  ['nothing but marks', '?! … — 🎉', []],
  ['half of a character', '\ud83c board \ude00', ['board']],
])('%s', ([, text, expected]) => {
  expect(words(text)).toEqual(expected);
});

test('a word of any length is known by its beginning', () => {
  expect(words('a'.repeat(10_000))).toEqual(['a'.repeat(40)]);
});

test('words stand where the text says', () => {
  expect(wordsIn('¿Qué es?')).toEqual([
    { word: 'que', start: 1, end: 4 },
    { word: 'es', start: 5, end: 7 },
  ]);
});

test('no text breaks it, and every word stands within its text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (graphemes, binary) => {
      for (const text of [graphemes, binary]) {
        for (const { word, start, end } of wordsIn(text)) {
          expect(word).toMatch(/^\S+$/u);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }
    }),
  );
});

test('case does not change the words of a text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 '.áñü-]{0,40}$/u), (text) => {
      expect(words(text.toUpperCase())).toEqual(words(text));
    }),
  );
});

describe('a language', () => {
  test.for<[string, string, string, string[]]>([
    ['German umlauts', 'de', 'für fuer fur', ['fur', 'fur', 'fur']],
    ['German words that only look like them', 'de', 'neue Quelle aktuell', ['neue', 'quelle', 'aktull']],
    ['English words with the same letters', 'en', 'blue aerial', ['blue', 'aerial']],
    ['Danish letters', 'da', 'måned maaned køb koeb', ['maned', 'maned', 'kob', 'kob']],
    ['French elision', 'fr', "l'application d’abord qu'il", ['application', 'abord', 'il']],
    ['an English word as it is', 'en', "l'application", ['lapplication']],
    ['Italian elision', 'it', "dell'utente un'app", ['utente', 'app']],
  ])('has %s in one spelling [ML-4]', ([, language, text, expected]) => {
    expect(wordsIn(text, language).map(({ word }) => word)).toEqual(expected);
  });

  test('a word without its article stands where the text says [ML-4]', () => {
    expect(wordsIn("l'appli", 'fr')).toEqual([{ word: 'appli', start: 2, end: 7 }]);
  });
});

describe('scripts without spaces', () => {
  test('their longer words are told, in a page of another language too [ML-4]', () => {
    expect(segments('パスワードを変更する', 'ja')).toEqual(['パスワード']);
    expect(segments('Tap パスワード to go on', 'en')).toEqual(['パスワード']);
    expect(segments('เปลี่ยนรหัสผ่านของคุณ', 'th')).toContain('เปลี่ยน');
  });

  test('a browser that cannot tell words has the pairs [ML-4]', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(segments('パスワードを変更する', 'ja')).toEqual([]);
    expect(words('変更する')).toEqual(['変更', '更す', 'する']);
    vi.unstubAllGlobals();
  });
});

function segments(text: string, language: string): string[] {
  const found: string[] = [];
  eachWord(text, () => {}, { language, visitSegment: (word) => found.push(word) });
  return found;
}
