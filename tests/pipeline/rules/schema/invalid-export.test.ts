import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

const fault = (pointer: string, message: string) => ({
  rule: 'schema/invalid-export',
  source: { file: 'export', pointer },
  message: `The export cannot be used as it is: ${message}.`,
});

test('an export without entries is an error [PL-1]', () => {
  expect(findingsOf([])).toEqual([fault('/entries', 'it holds no entries')]);
});

test('locales that fall back in a circle are an error', () => {
  const locales = [
    { code: 'en-US', default: true, fallbackCode: 'de' },
    { code: 'de', fallbackCode: 'en-US' },
  ];
  expect(findingsOf([howTo('board', 'Dispatch board')], { parts: { locales } })).toEqual([
    fault('/locales', 'the locales en-US > de > en-US fall back in a circle'),
  ]);
});

test('a locale that the space does not have is an error', () => {
  expect(findingsOf([howTo('board', 'Dispatch board')], { config: { locale: 'fr' } })).toEqual([
    fault('/locales', 'the locale "fr" is not one of the space\'s: en-US'),
  ]);
});

test('an export with entries in its locale is no finding', () => {
  expect(findingsOf([howTo('board', 'Dispatch board')])).toEqual([]);
});
