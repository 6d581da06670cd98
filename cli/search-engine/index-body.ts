import type { Indices_Create_RequestBody } from '@opensearch-project/opensearch/api/index.js';

/**
 * The mapping of the index: words of any script in lower case, without accents and without stemming, as in the bundle's own
 * index. A document with an unknown field is refused. Source: OpenSearch and Elasticsearch, "Create index".
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
      code: { type: 'text', analyzer: 'words' },
      abstract: { type: 'keyword', index: false, doc_values: false },
      url: { type: 'keyword', index: false, doc_values: false },
      type: { type: 'keyword' },
      source: { type: 'keyword' },
      productArea: { type: 'keyword' },
      updatedAt: { type: 'date' },
    },
  },
} satisfies Indices_Create_RequestBody;
