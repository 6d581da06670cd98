import { expect, test } from 'vitest';
import { entry, findingsOf } from '../../builders.ts';

test('an entry of a type that is not known is a warning, with the type that was probably meant [PL-2]', () => {
  expect(findingsOf([entry('kbHowto', 'board', { title: 'Dispatch board' })])).toEqual([
    {
      rule: 'schema/unknown-type',
      entry: 'board',
      message: 'The content type "kbHowto" is not known; its entries are not shown.',
      suggestion: 'kbHowTo',
    },
  ]);
});

test('a type that the configuration maps is known', () => {
  const config = { contentTypes: { article: { as: 'kbHowTo' } } };
  expect(findingsOf([entry('article', 'board', { title: 'Dispatch board' })], { config })).toEqual([]);
});
