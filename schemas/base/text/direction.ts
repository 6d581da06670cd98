import { languageCode } from '../../languages.ts';

export type Direction = 'ltr' | 'rtl';

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether a text has letters that are read from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** The direction of the first letter, as `dir="auto"` finds it; undefined for a text without letters. */
export function directionOf(text: string): Direction | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter === undefined ? undefined : rightToLeft.test(letter) ? 'rtl' : 'ltr';
}

/** Languages that are written from right to left, by the first part of their locale code. Source: Unicode CLDR. */
const rightToLeftLanguages: ReadonlySet<string> = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'iw',
  'ks',
  'ku',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);

/** The direction of a locale's pages. */
export const directionIn = (locale: string): Direction =>
  rightToLeftLanguages.has(languageCode(locale)) ? 'rtl' : 'ltr';
