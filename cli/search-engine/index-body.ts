import type { Indices_Create_RequestBody } from '@opensearch-project/opensearch/api/index.js';

/**
 * How the documents are read: words of any alphabet in lower case and without accents, none cut down to a stem, as the
 * bundle's own index reads them. A document with a field that is not listed is refused.
 * Source: OpenSearch and Elasticsearch, "Create index".
 */
export const indexBody = {
  settings: {
    analysis: {
      analyzer: {
        words: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'asciifolding'] },
      },
      normalizer: { folded: { type: 'custom', filter: ['lowercase', 'asciifolding'] } },
    },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: { type: 'keyword' },
      title: {
        type: 'text',
        analyzer: 'words',
        fields: { whole: { type: 'keyword', normalizer: 'folded', ignore_above: 1000 } },
      },
      headings: { type: 'text', analyzer: 'words' },
      text: { type: 'text', analyzer: 'words' },
      abstract: { type: 'keyword', index: false, doc_values: false },
      url: { type: 'keyword', index: false, doc_values: false },
      type: { type: 'keyword' },
      source: { type: 'keyword' },
      productArea: { type: 'keyword' },
      updatedAt: { type: 'date' },
    },
  },
} satisfies Indices_Create_RequestBody;
