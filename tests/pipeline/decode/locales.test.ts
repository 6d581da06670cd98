import { expect, test } from 'vitest';
import { type Locales, pickLocale, readLocales } from '../../../pipeline/decode/locales.ts';

const locale = (code: string, fallbackCode: string | null = null, isDefault = false) => ({
  code,
  fallbackCode,
  default: isDefault,
});
const space = [locale('en-US', null, true), locale('de', 'en-US'), locale('de-AT', 'de'), locale('fr')];

function chain(wanted: string | undefined): Locales {
  const read = readLocales(space, wanted);
  if (!read.ok) throw new Error(read.failure);
  return read.value;
}

test('the default locale is built where none is asked for', () => {
  expect(chain(undefined)).toEqual({
    locale: 'en-US',
    defaultLocale: 'en-US',
    chain: ['en-US'],
    declared: ['en-US', 'de', 'de-AT', 'fr'],
  });
});

test('a locale falls back along its whole chain', () => {
  expect(chain('de-AT')).toEqual({
    locale: 'de-AT',
    defaultLocale: 'en-US',
    chain: ['de-AT', 'de', 'en-US'],
    declared: ['en-US', 'de', 'de-AT', 'fr'],
  });
});

test('a locale without a fallback has none, not even the default', () => {
  expect(chain('fr').chain).toEqual(['fr']);
  expect(pickLocale({ 'en-US': 'Hello' }, chain('fr'), true)).toBeUndefined();
});

test('without a default the first locale is it, without locales en-US', () => {
  expect(readLocales([locale('it'), locale('en')], undefined)).toMatchObject({ value: { locale: 'it' } });
  expect(readLocales([], undefined)).toMatchObject({ value: { locale: 'en-US' } });
  expect(readLocales([], 'nl')).toMatchObject({ value: { locale: 'nl', chain: ['nl'] } });
});

test('a locale that the space has not is refused with those that it has', () => {
  expect(readLocales(space, 'es')).toEqual({
    ok: false,
    failure: `the locale "es" is not one of the space's: en-US, de, de-AT, fr`,
  });
});

test('locales that fall back in a circle are refused', () => {
  const circle = [locale('en-US', null, true), locale('a', 'b'), locale('b', 'a')];
  expect(readLocales(circle, 'a')).toEqual({
    ok: false,
    failure: 'the locales a > b > a fall back in a circle',
  });
  expect(readLocales([locale('a', 'a', true)], undefined)).toMatchObject({ ok: false });
});

test('the first value of the chain is taken; null is no value, false and the empty text are', () => {
  expect(pickLocale({ 'en-US': 1, de: 2 }, chain('de-AT'), true)).toBe(2);
  expect(pickLocale({ 'en-US': 1, de: null, 'de-AT': undefined }, chain('de-AT'), true)).toBe(1);
  expect(pickLocale({ 'en-US': true, 'de-AT': false }, chain('de-AT'), true)).toBe(false);
  expect(pickLocale({ 'en-US': 'x', 'de-AT': '' }, chain('de-AT'), true)).toBe('');
});

test('a field that is not localised has the value of the default locale', () => {
  expect(pickLocale({ 'en-US': 1, 'de-AT': 2 }, chain('de-AT'), false)).toBe(1);
});

test('what objects inherit is no value', () => {
  const odd = [locale('constructor', '__proto__', true), locale('__proto__', 'toString'), locale('toString')];
  const read = readLocales(odd, undefined);
  expect(read).toMatchObject({ value: { chain: ['constructor', '__proto__', 'toString'] } });
  expect(read.ok && pickLocale({}, read.value, true)).toBeUndefined();
});
