import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embedded, entryLink } from '../../documents.ts';

const page = (values: object) => [
  howTo('board', 'Dispatch board', { introduction: doc(embedded('table')) }),
  entry('table', 'table', { name: 'Prices', ...values }),
];

const box = (boxType: string) => entry('kbLandingPageInfoBox', 'box', { title: 'Tip', boxType });

test.each([
  ['columns', 2.5, '2.5 is not a whole number'],
  ['rows', -1, '-1 is below 0'],
  ['name', 'Prices \ud83d', 'it holds half of a character (broken Unicode)'],
])('the field %s with the value %j is an error [PL-2]', (field, value, fault) => {
  expect(findingsOf(page({ [field]: value }))).toEqual([
    { rule: 'schema/invalid-value', entry: 'table', field, message: `The value cannot be used: ${fault}.` },
  ]);
});

test('a value that is not one of those that a field takes is an error', () => {
  const landing = entry('kbLandingPage', 'start', { title: 'Start', content: [entryLink('box')] });
  expect(findingsOf([landing, box('Folding')])).toEqual([
    {
      rule: 'schema/invalid-value',
      entry: 'box',
      field: 'boxType',
      message: 'The value cannot be used: "Folding" is not one of Collapsible, Standard.',
    },
  ]);
  expect(findingsOf([landing, box('Standard')])).toEqual([]);
});

test('values in range are no findings', () => {
  expect(findingsOf(page({ columns: 2, rows: 0, name: 'Prices 💶' }))).toEqual([]);
});
