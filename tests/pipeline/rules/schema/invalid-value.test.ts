import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embedded, entryLink, p } from '../../documents.ts';

const page = (values: object) => [
  howTo('board', 'Dispatch board', { introduction: doc(embedded('table')) }),
  entry('table', 'table', {
    isHeader: true,
    name: 'Prices',
    data: [
      ['Job', 'Price'],
      ['Repair', '90'],
    ],
    ...values,
  }),
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
  expect(findingsOf(page({ columns: 2, rows: 2, name: 'Prices 💶' }))).toEqual([]);
});

test.each([
  ['a rich text', { content: doc(p('Assign'), p('a job \ud83d')) }, 'content', '/content/1/content/0/value'],
])('half of a character within %s is an error at its place', (_kind, values, field, path) => {
  const section = entry('contentSnippet', 'snippet', values);
  const [found, ...others] = diagnosticsOf([
    howTo('board', 'Board', { introduction: doc(embedded('snippet')) }),
    section,
  ]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    rule: 'schema/invalid-value',
    message: 'The value cannot be used: it holds half of a character (broken Unicode).',
    entry: { id: 'snippet' },
    field: [field],
    path,
  });
});

test('half of a character in a cell is an error at its row and column', () => {
  const found = findingsOf(
    page({
      data: [
        ['Job', 'Price'],
        ['Repair', '90 \udc00'],
      ],
    }),
  );
  expect(found.map(({ rule, field }) => [rule, field])).toEqual([['schema/invalid-value', 'data.1.1']]);
});

const model = (type: string) => ({
  contentTypes: [{ sys: { id: 'event' }, fields: [{ id: 'day', type }] }],
});

test.each(['2026-02-30', '2026-13-01', '9 March', '2026-03-09T25:00Z', '2026-03'])(
  'a date field of any space with %j is an error',
  (day) => {
    const found = findingsOf([entry('event', 'fair', { day })], { parts: model('Date') });
    expect(found).toContainEqual({
      rule: 'schema/invalid-value',
      entry: 'fair',
      field: 'day',
      message: `The value cannot be used: "${day}" is not a date such as 2026-03-09 or 2026-03-09T16:00Z.`,
    });
  },
);

test.each([
  ['2024-02-29', 'Date'],
  ['2026-03-09T16:00', 'Date'],
  ['2026-03-09T16:00:00.000+05:30', 'Date'],
  ['9 March', 'Symbol'],
])('%j in a field of type %s is no finding', (day, type) => {
  const found = findingsOf([entry('event', 'fair', { day })], { parts: model(type) });
  expect(found.map(({ rule }) => rule)).toEqual(['schema/unknown-type']);
});

test('a date that Contentful writes itself is named, and the advice is to export again', () => {
  const board = howTo('board', 'Dispatch board');
  const changed = { ...board, sys: { ...board.sys, publishedAt: '30.03.2026 16:00' } };
  expect(diagnosticsOf([changed]).map(({ message, advice }) => [message, advice])).toEqual([
    [
      'The value cannot be used: "sys.publishedAt" is "30.03.2026 16:00", which is not a date such as 2026-03-30T16:00:00.000Z.',
      'Export the space again: Contentful writes this date itself, and nobody can edit it there, so the file was changed after the export.',
    ],
  ]);
});
