import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embedded, p, row, table, td, th } from '../../documents.ts';

const page = howTo('board', 'Dispatch board', { introduction: doc(embedded('rates')) });
const rates = (values: object) => entry('table', 'rates', { name: 'Rates', isHeader: true, ...values });
const inText = (...content: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(table(...content)) });

test.each([
  ['no data', {}, 'has no rows: readers see nothing'],
  ['no rows', { data: [] }, 'has no rows: readers see nothing'],
  ['rows without cells', { data: [[], []] }, 'has no rows: readers see nothing'],
  [
    'blank cells only',
    {
      data: [
        ['', ' '],
        ['\u00a0', doc(p(''))],
      ],
    },
    'has only blank cells',
  ],
  ['a header only', { data: [['Day', 'Rate']] }, 'has a header and no rows below it'],
])('a table with %s is a warning at its cells [AR-18]', (_name, values, fault) => {
  expect(findingsOf([page, rates(values)])).toEqual([
    { rule: 'tables/empty', entry: 'rates', field: 'data', message: `The table "Rates" ${fault}.` },
  ]);
});

test.each(['[["Day","Rate"]]', [['Day', 5]]])('rows that are no rows (%j) are reported once', (data) => {
  expect(findingsOf([page, rates({ data })]).map(({ rule }) => rule)).toEqual(['schema/wrong-type']);
});

test('a table in a text is looked at too', () => {
  expect(findingsOf([inText(row(td(''), td(' ')), row(td(''), td('')))])).toEqual([
    {
      rule: 'tables/empty',
      entry: 'board',
      field: 'introduction',
      message: 'A table in the text has only blank cells.',
    },
  ]);
});

test('a table with a word below its header is no finding', () => {
  expect(findingsOf([page, rates({ data: [['Day', 'Rate'], ['Monday', '']] })])).toEqual([]); // oxfmt-ignore
  expect(findingsOf([inText(row(th('Day'), th('Rate')), row(td('Monday'), td('')))])).toEqual([]);
});
