import { expect, it } from 'vitest';
import { wordsOfAddress } from '../../../../schemas/base/text/words-of-address.ts';

it.each([
  ['/how-to/add-a-tecnician', 'add a tecnician'],
  ['/faq/R%C3%BCckgabe_und+Umtausch.htm', 'Rückgabe und Umtausch'],
  ['/landing-page/100%-done/', '100% done'],
  ['/how-to/%E2%80%AEtnirp', 'tnirp'],
  ['/', ''],
])('a search begins with the words of %s: %s [RT-5]', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
