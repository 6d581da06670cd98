import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

const board = (values: Readonly<Record<string, unknown>>) => howTo('board', 'Dispatch board', values);

test.each([
  ['displayToc', 'yes', 'yes or no (true or false)', 'the text "yes"'],
  ['howToSections', 'assign', 'a list of links to entries', 'the text "assign"'],
  ['introduction', 7, 'a rich text', 'the number 7'],
  ['deliveryChannels', { main: true }, 'a list of short texts', 'an object'],
])('the field %s with the value %j is an error [PL-2]', (field, value, expected, actual) => {
  expect(findingsOf([board({ [field]: value })])).toEqual([
    {
      rule: 'schema/wrong-type',
      entry: 'board',
      field,
      message: `The field takes ${expected}; it holds ${actual}.`,
    },
  ]);
});

test('values of the right types are no findings', () => {
  expect(findingsOf([board({ displayToc: true, howToSections: [], deliveryChannels: ['main'] })])).toEqual(
    [],
  );
});
