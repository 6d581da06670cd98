import { expect, test } from 'vitest';
import { abbreviationsIn } from '../../../pipeline/emit/abbreviations.ts';
import { documentOf } from '../../schemas/search/documents.ts';

test('abbreviations that a title, a heading or a text explains are synonyms of the phrase, each once', () => {
  expect(
    abbreviationsIn([
      documentOf('Glossary', { headings: 'Accounts receivable (A/R)\nCost of goods sold (COGS)' }),
      documentOf('Create a purchase order (PO)', { text: 'A Purchase  Order (PO) names a vendor.' }),
      documentOf('Dispatch (verb)', { text: 'Look at the map (GPS). Call (USA). (AB)' }),
    ]),
  ).toEqual([
    ['ar', 'a/r', 'accounts receivable'],
    ['cogs', 'cost of goods sold'],
    ['po', 'purchase order'],
  ]);
});
