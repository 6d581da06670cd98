import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf } from '../../builders.ts';

test('a required field without a value is an error [PL-2]', () => {
  expect(findingsOf([entry('kbHowTo', 'board', { url: 'board' })])).toEqual([
    {
      rule: 'schema/missing-field',
      entry: 'board',
      field: 'title',
      message: 'The required field "title" has no value.',
    },
  ]);
});

test('a field that a mapping renames is named as the space spells it', () => {
  const config = { contentTypes: { article: { as: 'kbHowTo', fields: { title: 'headline' } } } };
  expect(findingsOf([entry('article', 'board')], { config })).toEqual([
    {
      rule: 'schema/missing-field',
      entry: 'board',
      field: 'headline',
      message: 'The required field "headline" has no value.',
    },
  ]);
});

test('a required field with a value, and an optional one without, are no findings', () => {
  expect(findingsOf([entry('kbHowTo', 'board', { title: 'Dispatch board' })])).toEqual([]);
});

test('a draft may lack what publishing asks for', () => {
  expect(findingsOf([entry('kbHowTo', 'board', {}, 'draft')])).toEqual([]);
});

test('a value under the key of a locale that the space does not have is named with that locale', () => {
  const english = { code: 'en-US', default: true, fallbackCode: null };
  const raw = { ...entry('kbHowTo', 'board'), fields: { title: { en: 'Dispatch board' } } };
  const found = findingsOf([raw], { parts: { locales: [english] } });
  expect(found.find(({ rule }) => rule === 'schema/missing-field')?.message).toBe(
    'The required field "title" has no value in en-US, only in en.',
  );
});

test('a value that is only there in another locale is no value, and the locale is named', () => {
  const german = { code: 'de', default: false, fallbackCode: 'en-US' };
  const english = { code: 'en-US', default: true, fallbackCode: null };
  const board = entry('kbHowTo', 'board');
  const raw = { ...board, fields: { title: { de: 'Einsatzplan' } } };
  const parts = { locales: [english, german] };
  expect(diagnosticsOf([raw], { parts }).map(({ advice }) => advice)).toEqual([
    'Fill in the field in en-US too, and publish the entry.',
  ]);
  expect(findingsOf([raw], { parts })).toEqual([
    {
      rule: 'schema/missing-field',
      entry: 'board',
      field: 'title',
      message: 'The required field "title" has no value in en-US, only in de.',
    },
  ]);
});
