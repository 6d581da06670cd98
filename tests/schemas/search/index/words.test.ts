import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { wordsIn } from '../../../../schemas/search/index/words.ts';

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
  ['ligatures that stand for several words', '\ufdfa', ['صلىاللهعليهوسلم']],
  ['other alphabets', 'Привет κόσμος', ['привет', 'κοσμος']],
  ['scripts without spaces, as pairs', '請求書', ['請求', '求書']],
  ['one character of such a script', '税', ['税']],
  ['mixed scripts', 'API鍵2', ['api', '鍵', '2']],
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
          expect(word).toMatch(/^[^\s\p{M}]+$/u);
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
