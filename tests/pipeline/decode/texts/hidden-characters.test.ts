import { expect, test } from 'vitest';
import { hiddenCharacters } from '../../../../pipeline/decode/texts/hidden-characters.ts';

const inText = (text: string) => hiddenCharacters(text, { isName: false, isRightToLeft: () => false });
const inName = (text: string) => hiddenCharacters(text, { isName: true, isRightToLeft: () => true });

test('characters are counted, the first is reported with its position', () => {
  expect(inText('a\u200bb\u0000\u{e0041}')).toEqual({ count: 3, index: 1, character: '\u200b' });
  expect(inText('Dispatch board')).toBeUndefined();
});

test('what is meant is not counted', () => {
  expect(inText('\u{1f469}\u200d\u{1f466} a\u200db')).toEqual({ count: 1, index: 7, character: '\u200d' });
});

test('in a name nothing is meant', () => {
  expect(inName('\u0645\u06cc\u200c\u062e')).toEqual({ count: 1, index: 2, character: '\u200c' });
  expect(inName('a\u00adb')).toEqual({ count: 1, index: 1, character: '\u00ad' });
});

test('a field of twenty-five million characters is read once', () => {
  const found = inText(`${'a'.repeat(25_000_000)}\u200b${'\u{1f469}'.repeat(1000)}`);
  expect(found).toMatchObject({ count: 1, index: 25_000_000 });
});

test('of very many it does not matter how many', () => {
  expect(inText('\u200b'.repeat(100_000))?.count).toBe(1000);
});
