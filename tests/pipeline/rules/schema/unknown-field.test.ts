import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';

test('a field that the type does not have is a warning, with the field that was probably meant [PL-2]', () => {
  expect(findingsOf([howTo('board', 'Dispatch board', { displayTOC: true })])).toEqual([
    {
      rule: 'schema/unknown-field',
      entry: 'board',
      field: 'displayTOC',
      message: 'The field "displayTOC" is not one of kbHowTo; its value is not shown.',
      suggestion: 'displayToc',
    },
  ]);
});

test('fields of the type are no findings, and those of a type that is mapped are reported once for the type', () => {
  expect(findingsOf([howTo('board', 'Dispatch board', { displayToc: true })])).toEqual([]);
  const config = { contentTypes: { article: { as: 'kbHowTo' } } };
  const items = [entry('article', 'board', { title: 'Dispatch board', author: 'Ann' })];
  expect(findingsOf(items, { config }).map(({ rule }) => rule)).toEqual(['mapping/unshown-field']);
});
