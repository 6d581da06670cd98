import { expect, test } from 'vitest';
import { entry, howTo, text } from '../../builders.ts';
import { entryLink } from '../../documents.ts';
import { translated } from '../../translated.ts';
import { translationFaults } from './translations.ts';

const section = entry('kbHowToSection', 'skills', { heading: 'Set skills', content: text('Choose some.') });
const add = translated(
  howTo('add', 'Add', { introduction: text('A profile comes first.'), howToSections: [entryLink('skills')] }),
  { 'es-MX': { title: 'Agregar', introduction: text('Primero, el perfil.') } },
);
const inSpanish = { heading: 'Defina aptitudes', content: text('Elija algunas.') };

test('a field of a part on a translated page, of which only the source has a text, is found [ML-5]', () => {
  const { content } = inSpanish;
  expect(translationFaults([add, translated(section, { 'es-MX': { content } })])).toEqual([
    [
      'missing-text',
      'en-US',
      'skills heading',
      'The field "heading" has no value in es-MX: readers see the one in en-US among texts in their language.',
    ],
  ]);
});

test('each field of a part without any translation is found', () => {
  expect(translationFaults([add, section]).map(([rule, , place]) => [rule, place])).toEqual([
    ['missing-text', 'skills content'],
    ['missing-text', 'skills heading'],
  ]);
});

test('a page whose texts are all translated is left alone', () => {
  expect(translationFaults([add, translated(section, { 'es-MX': inSpanish })])).toEqual([]);
});

test('the parts of a page that is not translated are not found one by one', () => {
  const whole = howTo('whole', 'Whole', { howToSections: [entryLink('skills')] });
  expect(translationFaults([whole, section]).map(([rule, , place]) => [rule, place])).toEqual([
    ['missing-page', 'whole'],
  ]);
});
