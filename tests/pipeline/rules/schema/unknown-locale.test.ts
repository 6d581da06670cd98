import { expect, test } from 'vitest';
import { entry, findingsOf } from '../../builders.ts';

const locale = (code: string, isDefault = false) => ({ code, default: isDefault, fallbackCode: null });
const parts = { locales: [locale('en-US', true), locale('de-DE')] };

const board = (fields: Readonly<Record<string, unknown>>) => ({ ...entry('kbHowTo', 'board'), fields });

test('a value for a locale that the space does not declare is a warning, with the one that was meant [PL-2]', () => {
  const fields = {
    title: { 'en-US': 'Dispatch board', 'de-De': 'Einsatzplan' },
    metaDescription: { 'de-De': 'Wer wo ist' },
  };
  expect(findingsOf([board(fields)], { parts })).toEqual([
    {
      rule: 'schema/unknown-locale',
      entry: 'board',
      field: 'title',
      message:
        'The locale "de-De" of 2 fields is not one of the space\'s (en-US or de-DE): its value is never shown.',
      suggestion: 'de-DE',
    },
  ]);
});

test('names that objects inherit are locales like any other', () => {
  const fields = JSON.parse('{"title":{"en-US":"Board","__proto__":"x","constructor":"y"}}') as object;
  const found = findingsOf([board({ ...fields })], { parts });
  expect(found.map(({ rule, message }) => [rule, message])).toEqual([
    [
      'schema/unknown-locale',
      'The locale "__proto__" is not one of the space\'s (en-US or de-DE): its value is never shown.',
    ],
    [
      'schema/unknown-locale',
      'The locale "constructor" is not one of the space\'s (en-US or de-DE): its value is never shown.',
    ],
  ]);
});

test('entries of any type are looked at', () => {
  const raw = { ...entry('recipe', 'soup'), fields: { name: { 'en-US': 'Soup', fr: 'Soupe' } } };
  expect(findingsOf([raw], { parts }).map(({ rule }) => rule)).toContain('schema/unknown-locale');
});

test('locales of the space, and any in an export that names none or one that cannot be read, are no findings', () => {
  const fields = { title: { 'en-US': 'Dispatch board', 'de-DE': 'Einsatzplan' } };
  expect(findingsOf([board(fields)], { parts })).toEqual([]);
  expect(findingsOf([board(fields)], { parts: { locales: [] } })).toEqual([]);
  const broken = { locales: [locale('en-US', true), { name: 'German' }] };
  expect(findingsOf([board(fields)], { parts: broken }).map(({ rule }) => rule)).toEqual([
    'schema/invalid-export',
  ]);
});
