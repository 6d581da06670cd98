import type { Indices_Create_RequestBody } from '@opensearch-project/opensearch/api/index.js';
import { functionWords } from '../../schemas/search/query/function-words.ts';

type Body = Indices_Create_RequestBody;
type Analyzer = NonNullable<NonNullable<NonNullable<Body['settings']>['analysis']>['analyzer']>[string];

/** What an index needs to know of its documents. */
export interface IndexOptions {
  /** The code of their language. */
  readonly language: string;
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/**
 * The settings and the mapping of an index. A text is searched by the stems of its words, and by its words as they are for prefixes and
 * corrections: in lower case and without accents, as in the bundle's own index. Synonyms and function words belong to the analyzer of
 * queries. A document with an unknown field is refused. Source: OpenSearch and Elasticsearch, "Create index", "Token filters".
 */
export function indexBody({ language, synonyms }: IndexOptions) {
  const stemmer = stemmers[language];
  const stems = stemmer === undefined ? [] : ['stems'];
  return {
    settings: {
      analysis: {
        filter: {
          ...(stemmer !== undefined && { stems: { type: 'stemmer', language: stemmer } }),
          functionWords: { type: 'stop', stopwords: functionWords(language) },
          synonyms: { type: 'synonym_graph', synonyms: synonyms.map(synonymRule), lenient: true },
          pairs: { type: 'shingle', token_separator: '', output_unigrams: false },
        },
        analyzer: {
          words: analyzer(),
          stems: analyzer(...stems),
          query: analyzer('synonyms', 'functionWords', ...stems),
          pairs: analyzer('pairs'),
        },
        normalizer: { folded: { type: 'custom', filter: folding } },
      },
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        id: { type: 'keyword' },
        title: { ...text, fields: { ...text.fields, whole: wholeTitle } },
        headings: text,
        // a highlight needs no analysis of the text then
        text: { ...text, term_vector: 'with_positions_offsets' as const },
        code: text,
        abstract: { type: 'keyword', index: false, doc_values: false },
        url: { type: 'keyword', index: false, doc_values: false },
        type: { type: 'keyword' },
        source: { type: 'keyword' },
        productArea: { type: 'keyword' },
        updatedAt: { type: 'date' },
      },
    },
  } satisfies Body;
}

const folding = ['lowercase', 'asciifolding'];

const analyzer = (...filters: readonly string[]): Analyzer => ({
  type: 'custom',
  tokenizer: 'standard',
  filter: [...folding, ...filters],
});

const text = {
  type: 'text',
  analyzer: 'stems',
  search_analyzer: 'query',
  fields: { words: { type: 'text', analyzer: 'words' } },
} as const;

const wholeTitle = { type: 'keyword', normalizer: 'folded', ignore_above: 1000 } as const;

/** A comma separates the words of a rule, and `=>` its sides. */
const synonymRule = (group: readonly string[]): string =>
  group.map((words) => words.replaceAll(/[\\,=>#]/gu, String.raw`\$&`)).join(', ');

/** The engine's name of each language that has a stemmer here. Source: `schemas/search/stemmer.ts`; OpenSearch, "Stemmer". */
const stemmers: Readonly<Record<string, string>> = {
  ar: 'arabic',
  da: 'danish',
  de: 'german',
  en: 'porter2',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};
