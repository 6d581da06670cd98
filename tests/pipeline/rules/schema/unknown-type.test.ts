import { expect, test } from 'vitest';
import { entry, findingsOf } from '../../builders.ts';

test('entries of a type that is not known are one warning, with the type that was probably meant [PL-2] [MP-4]', () => {
  const entries = ['board', 'roads'].map((id) => entry('kbHowto', id, { title: id }));
  expect(findingsOf(entries)).toEqual([
    {
      rule: 'schema/unknown-type',
      message:
        'The content type "kbHowto" is not known; its 2 entries have no page, and are shown only where another entry holds them.',
      source: { file: 'configuration', pointer: '/contentTypes/kbHowto' },
      suggestion: 'kbHowTo',
    },
  ]);
});

test('one entry is told as one', () => {
  expect(findingsOf([entry('hero', 'hero', { title: 'Hero' })]).map(({ message }) => message)).toEqual([
    'The content type "hero" is not known; its 1 entry has no page, and is shown only where another entry holds it.',
  ]);
});

test('a type that the configuration maps is known', () => {
  const config = { contentTypes: { article: { as: 'kbHowTo' } } };
  expect(findingsOf([entry('article', 'board', { title: 'Dispatch board' })], { config })).toEqual([]);
});
