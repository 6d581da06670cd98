import { expect, test } from 'vitest';
import { howTo } from '../../builders.ts';
import { translated } from '../../translated.ts';
import { translationFaults } from './translations.ts';

test('a page without a value in a locale is a note there [ML-5]', () => {
  expect(translationFaults([howTo('add', 'Add')])).toEqual([
    ['missing-page', 'es-MX', 'add', 'The page has no text in es-MX; it is written in en-US.'],
  ]);
});

test('a translated page is none, nor one that is a draft', () => {
  const add = translated(howTo('add', 'Add'), { 'es-MX': { title: 'Agregar' } });
  expect(translationFaults([add, howTo('draft', 'Draft', {}, 'draft')])).toEqual([]);
});
