import { expect, test } from 'vitest';
import { relevanceTable } from './relevance-table.ts';

const figures = { fieldbook: 0.7014, lunr: 0.5 };

test('what is published stands in the row of its collection', () => {
  const rows = [
    { name: 'scifact', documents: 5183, queries: 300, figures, published: 0.6647 },
    { name: 'own', documents: 10, queries: 3, figures },
  ];
  expect(relevanceTable(rows)).toContain(
    '| scifact    |     5,183 |     300 |     0.701 | 0.500 |          0.665 |',
  );
  expect(relevanceTable(rows)).toContain(
    '| own        |        10 |       3 |     0.701 | 0.500 |                |',
  );
});

test('a public collection has its licence and its use', () => {
  const about = ['MPL-2.0', 'index terms', 'with it'];
  const table = relevanceTable([{ name: 'help', documents: 10, queries: 3, figures, about }]);
  expect(table).toContain('| help       | MPL-2.0 | index terms |       with it |        10 |');
  expect(table).not.toContain('published');
});
