import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { doc, p, rawAsset } from '../../documents.ts';

const board = (...words: readonly string[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(p('Start here.'), p(...words)) });

const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** As a program shows a text that it takes for Windows-1252. Node.js 20 takes that for Latin 1. */
const misread = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) =>
    byte >= 0x80 && byte < 0xa0 ? windows[byte - 0x80] : String.fromCharCode(byte),
  ).join('');

test('words whose encoding was mistaken are a warning, once a field, with the word that was meant [PL-2]', () => {
  const [found, ...others] = diagnosticsOf([board('Donâ€™t skip the cafÃ©.')]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    rule: 'schema/wrong-encoding',
    severity: 'warn',
    message:
      'The text holds 2 words with wrong letters, the first "Donâ€™t", which was written in UTF-8 and read as Windows-1252.',
    field: ['introduction'],
    path: '/content/1/content/0/value',
    excerpt: { before: '', bad: 'Donâ€™t', after: ' skip the cafÃ©.' },
    target: 'Donâ€™t',
    suggestion: 'Don’t',
  });
});

test.each([
  'Don’t',
  'café',
  '5°F',
  '“quoted”',
  'so–called',
  'déjà',
  'Übung',
  'École',
  'mały',
  'Łódź',
  'ağaç',
  'привет',
  'Ελλάδα',
  'שלום',
  'مرحبا',
  '中文版',
  'Jobs→Board',
  '€5',
  'Vanbase™',
  '✓',
  '😀',
])('%j is known again', (word) => {
  const found = findingsOf([howTo('board', misread(`The ${word} board`))]);
  expect(found.filter(({ rule }) => rule === 'schema/wrong-encoding')).toMatchObject([
    { field: 'title', suggestion: word },
  ]);
});

test('a byte order mark is left out of what was meant', () => {
  const found = findingsOf([howTo('board', misread('\ufeffBoard'))]);
  expect(found).toMatchObject([{ rule: 'schema/wrong-encoding', suggestion: 'Board' }]);
});

test('what was misread twice is read back twice', () => {
  const found = findingsOf([howTo('board', misread(misread('Don’t')))]);
  expect(found).toMatchObject([{ rule: 'schema/wrong-encoding', suggestion: 'Don’t' }]);
});

test('what was read as Latin 1 is known again', () => {
  const found = findingsOf([howTo('board', 'Don\u00e2\u0080\u0099t')]);
  expect(found.map(({ rule, suggestion }) => [rule, suggestion])).toContainEqual([
    'schema/wrong-encoding',
    'Don’t',
  ]);
});

test('texts of any type and the words of assets are looked at', () => {
  const soup = entry('recipe', 'soup', { steps: [{ text: 'PurÃ©e it' }] });
  const found = findingsOf([soup, howTo('board', 'Board'), rawAsset('photo', { title: 'A cafÃ©' })]);
  expect(found.filter(({ rule }) => rule === 'schema/wrong-encoding')).toEqual([
    {
      rule: 'schema/wrong-encoding',
      entry: 'soup',
      field: 'steps.0.text',
      message:
        'The text holds a word with wrong letters: "PurÃ©e", which was written in UTF-8 and read as Windows-1252.',
      suggestion: 'Purée',
    },
    {
      rule: 'schema/wrong-encoding',
      asset: 'photo',
      message:
        'The title holds a word with wrong letters: "cafÃ©", which was written in UTF-8 and read as Windows-1252.',
      suggestion: 'café',
    },
  ]);
});

test.each([
  'SÃO PAULO, MAÇÃ',
  '“AMANHÔ and “MAÇÔ',
  '“CAFÉ”, «CAFÉ» and ‘CAFÉ’…',
  '« café », « déjà », il va à … Paris',
  '« Â » et « Ã »',
  '„Ä“, „Ü“ and „Ö“',
  '„KREIS-Ä“',
  'château – hôtel… âge',
  'PÅ» and «PÅ»',
  'Å – a village',
  'ESPAÑA™, ESPAÑ”',
  'CORAÇÃ©',
  'Ánh sáng, Đà Nẵng',
  'ÎLE-DE-FRANCE',
  'Größe 5°F × 3²',
])('%j is no finding', (words) => {
  expect(findingsOf([board(words)])).toEqual([]);
});

test('very many are not counted to the end', () => {
  const [found] = findingsOf([board('cafÃ© '.repeat(700), 'cafÃ© '.repeat(700))]);
  expect(found?.message).toMatch(/^The text holds 1000 or more words with wrong letters, the first "cafÃ©"/u);
});
