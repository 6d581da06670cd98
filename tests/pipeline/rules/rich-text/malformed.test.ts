import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embedded, p, words } from '../../documents.ts';

const board = (...blocks: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(...blocks) });

test.each([
  [null, 'a node is not an object'],
  [{ data: {} }, 'a node has no nodeType'],
  [{ nodeType: 'paragraph' }, 'the node "paragraph" has no content'],
])('the node %j is an error [PL-2]', (broken, fault) => {
  expect(findingsOf([board(p('Jobs by day.'), broken)])).toEqual([
    {
      rule: 'rich-text/malformed',
      entry: 'board',
      field: 'introduction',
      message: `The rich text is broken: ${fault}.`,
    },
  ]);
});

test('a text without a value is an error, and the finding points at it', () => {
  expect(diagnosticsOf([board(p({ nodeType: 'text', marks: [] }))])[0]).toMatchObject({
    rule: 'rich-text/malformed',
    path: '/content/0/content/0',
    message: 'The rich text is broken: a text has no value.',
  });
});

test('cells of tables, and texts of types that are not ours, are looked at too', () => {
  const table = entry('table', 'prices', { data: [['Job'], [doc(null)]] });
  const found = findingsOf([board(embedded('prices')), table, entry('post', 'post', { body: doc(null) })]);
  expect(
    found.filter(({ rule }) => rule === 'rich-text/malformed').map(({ entry: at, field }) => [at, field]),
  ).toEqual([
    ['prices', 'data.1.0'],
    ['post', 'body'],
  ]);
});

test('a sound text is no finding', () => {
  expect(findingsOf([board(p('Jobs by ', words('day', 'bold'), '.'))])).toEqual([]);
});

test('Markdown that would take long to read is to be divided', () => {
  const snippet = entry('contentSnippet', 'signs', { content: '*a_ '.repeat(5000) });
  expect(diagnosticsOf([board(embedded('signs')), snippet])).toContainEqual(
    expect.objectContaining({
      rule: 'rich-text/malformed',
      message: expect.stringContaining('too many signs'),
      advice: 'Divide the text over several fields, or take out the signs that it does not need.',
    }),
  );
});
