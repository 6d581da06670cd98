import { expect, test } from 'vitest';
import { howTo, text } from '../../builders.ts';
import { translated } from '../../translated.ts';
import { translationFaults } from './translations.ts';

const copied = 'Send the invitation to them.';

test('a text that is the same as the source is found [ML-5]', () => {
  const add = translated(howTo('add', 'Add', { introduction: text(copied) }), {
    'es-MX': { title: 'Agregar', introduction: text(copied) },
  });
  expect(translationFaults([add])).toEqual([
    [
      'copied-text',
      'es-MX',
      'add introduction',
      'The field "introduction" has the same text in es-MX as in en-US: it looks copied and not translated.',
    ],
  ]);
});

test('a name of few words may be the same, and what differs is no copy', () => {
  const add = translated(howTo('add', 'Fieldbook Mobile', { introduction: text(copied) }), {
    'es-MX': { title: 'Fieldbook Mobile', introduction: text('Envíe la invitación a ellos.') },
  });
  expect(translationFaults([add])).toEqual([]);
});
