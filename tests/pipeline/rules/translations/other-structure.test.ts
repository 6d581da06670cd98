import { expect, test } from 'vitest';
import { howTo } from '../../builders.ts';
import { doc, h, hyperlink, p } from '../../documents.ts';
import { translated } from '../../translated.ts';
import { translationFaults } from './translations.ts';

const english = doc(
  h(2, 'Profile'),
  p('See ', hyperlink('https://a.example', 'the list'), '.'),
  h(2, 'Skills'),
  p('Choose.'),
);
const page = (spanish: object) =>
  translated(howTo('add', 'Add', { introduction: english }), {
    'es-MX': { title: 'Agregar', introduction: spanish },
  });

test('a translation with fewer sections and links than its source is found [ML-5]', () => {
  expect(translationFaults([page(doc(h(2, 'Perfil'), p('Vea la lista.')))])).toEqual([
    [
      'other-structure',
      'es-MX',
      'add introduction',
      'The field "introduction" has 1 heading where there are 2 and 0 links where there is 1 in en-US.',
    ],
  ]);
});

test('the same structure in other words is no finding', () => {
  const spanish = doc(
    h(2, 'Perfil'),
    p('Vea ', hyperlink('https://a.example/es', 'la lista'), '.'),
    h(2, 'Aptitudes'),
    p('Elija.'),
  );
  expect(translationFaults([page(spanish)])).toEqual([]);
});
