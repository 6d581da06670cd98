import { expect, test } from 'vitest';
import { type Locales, pickLocale, readLocales } from '../../../../pipeline/decode/export/locales.ts';

const locale = (code: string, fallbackCode: string | null = null, isDefault = false) => ({
  code,
  fallbackCode,
  default: isDefault,
});
const space = [locale('en-US', null, true), locale('de', 'en-US'), locale('de-AT', 'de'), locale('fr')];

const read = (
  locales: readonly ReturnType<typeof locale>[],
  wanted?: string,
  inUse: readonly string[] = [],
) =>
  readLocales({
    listed: locales.map((each, index) => ({ ...each, index })),
    wanted,
    inUse: () => inUse,
  });

function chain(wanted: string | undefined): Locales {
  const { locales, faults } = read(space, wanted);
  expect(faults).toEqual([]);
  return locales;
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

test('without locales it is the one that is wanted, else en-US', () => {
  expect(read([])).toMatchObject({ locales: { locale: 'en-US' }, faults: [] });
  expect(read([], 'nl')).toMatchObject({ locales: { locale: 'nl', chain: ['nl'] }, faults: [] });
});

test.each([
  ['no locale is in use', [], 'it'],
  ['another one has most values', ['fr', 'en', 'it'], 'en'],
])('without a default one is chosen where %s, and that is reported [PL-1]', (_case, inUse, taken) => {
  const { locales, faults } = read([locale('it'), locale('en')], undefined, inUse);
  expect([locales.locale, locales.defaultLocale]).toEqual([taken, taken]);
  expect(faults).toEqual([
    { pointer: '/locales', fault: `none of its locales is the default one; ${taken} is taken for it` },
  ]);
});

test('of two default locales the one with most values is chosen, and that is reported [PL-1]', () => {
  const two = [locale('en', null, true), locale('it', null, true), locale('fr')];
  const { locales, faults } = read(two, 'fr', ['fr', 'it', 'en']);
  expect([locales.locale, locales.defaultLocale]).toEqual(['fr', 'it']);
  expect(faults).toEqual([
    {
      pointer: '/locales',
      fault: 'its locales en and it are all marked as the default one; it is taken for it',
    },
  ]);
});

test('of a code that is listed twice the first locale counts [PL-1]', () => {
  const { locales, faults } = read([locale('en', null, true), locale('de', 'en'), locale('de')], 'de');
  expect(locales).toMatchObject({ chain: ['de', 'en'], declared: ['en', 'de'] });
  expect(faults).toEqual([
    { pointer: '/locales/2', fault: 'it lists the locale de twice; the first one counts' },
  ]);
});

test('a fallback that is no locale is left out, with the one that was probably meant [PL-1]', () => {
  const { locales, faults } = read([locale('en-US', null, true), locale('de', 'en-UK')], 'de');
  expect(locales.chain).toEqual(['de']);
  expect(faults).toEqual([
    {
      pointer: '/locales/1/fallbackCode',
      fault:
        'the locale de falls back to en-UK, which is not one of its locales (en-US, de); de is read without a fallback',
      suggestion: 'en-US',
    },
  ]);
});

test('a locale that the space has not is a fault, with those that it has', () => {
  const { locales, faults } = read(space, 'es');
  expect(locales).toEqual(chain(undefined));
  expect(faults).toEqual([
    {
      pointer: '/locales',
      fault: 'the locale es is not one of its locales (en-US, de, de-AT, fr); it is read in en-US',
    },
  ]);
});

test('locales that fall back in a circle are asked once, and each circle is one fault [PL-1]', () => {
  const circles = [
    locale('a', 'b', true),
    locale('b', 'c'),
    locale('c', 'a'),
    locale('d', 'c'),
    locale('e', 'e'),
  ];
  const { locales, faults } = read(circles, 'd');
  expect(locales.chain).toEqual(['d', 'c', 'a', 'b']);
  expect(faults).toEqual([
    {
      pointer: '/locales/0/fallbackCode',
      fault: 'the locales a > b > c > a fall back in a circle; each of them is asked once',
    },
    {
      pointer: '/locales/4/fallbackCode',
      fault: 'the locale e falls back to itself; it is read without a fallback',
    },
  ]);
});

test('the first value of the chain counts; null is no value, false and the empty text are', () => {
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
  const { locales } = read(odd);
  expect(locales.chain).toEqual(['constructor', '__proto__', 'toString']);
  expect(pickLocale({}, locales, true)).toBeUndefined();
});
