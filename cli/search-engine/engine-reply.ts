import * as z from 'zod';
import type { SearchHit, SearchQuery, SearchReply } from '../../schemas/services/search/batch-search.ts';
import { escapeHtml } from '../../schemas/search/highlight.ts';
import { maxDepth } from './engine-query.ts';

const counts = z.object({
  options: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }),
});

/** The fields that are read of a response. Elasticsearch 6 gives the number of hits as a number, later engines as an object. */
export const engineReply = z.object({
  hits: z.object({
    total: z.object({ value: z.number() }),
    max_score: z.number().nullish(),
    hits: z.array(
      z.object({
        _score: z.number().nullish(),
        _source: z.object({
          id: z.string(),
          title: z.string(),
          url: z.string(),
          type: z.string().optional(),
          source: z.string(),
          productArea: z.string().optional(),
          updatedAt: z.string().optional(),
          abstract: z.string(),
        }),
        highlight: z
          .object({ title: z.array(z.string()).optional(), text: z.array(z.string()).optional() })
          .optional(),
      }),
    ),
  }),
  aggregations: z
    .object({ found: z.object({ doc_count: z.number() }) })
    .catchall(z.unknown())
    .optional(),
  suggest: z
    .object({
      words: z.array(
        z.object({
          offset: z.number(),
          length: z.number(),
          options: z.array(z.object({ text: z.string() })),
        }),
      ),
    })
    .optional(),
});
type EngineReply = z.infer<typeof engineReply>;
type EngineHit = EngineReply['hits']['hits'][number];

/** Converts a response of the engine to one of the search service. */
export function toSearchReply(
  { hits, aggregations = { found: { doc_count: 0 } }, suggest }: EngineReply,
  { query, facets }: SearchQuery,
): SearchReply {
  const best = Math.max(0, ...hits.hits.map(({ _score }) => _score ?? 0), hits.max_score ?? 0);
  const suggestion = suggest && spelledOtherwise(query, suggest.words);
  return {
    results: hits.hits.map((hit) => toHit(hit, best)),
    // later pages cannot be shown
    numberOfResults: Math.min(hits.total.value, maxDepth),
    facets: facets.map((name) => ({ name, options: optionsOf(aggregations[name]) })),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** Titles and abstracts are HTML: the engine escapes highlighted texts, the others are escaped here. */
function toHit({ _score, _source: document, highlight }: EngineHit, best: number): SearchHit {
  const { id, title, url, type, source, productArea, updatedAt, abstract } = document;
  const [highlightedTitle] = highlight?.title ?? [];
  const [passage] = highlight?.text ?? [];
  return {
    id,
    title: escapeHtml(title),
    ...(highlightedTitle !== undefined && { highlightedTitle }),
    ...(best > 0 && { score: (_score ?? 0) / best }),
    attributes: {
      URL: [url],
      BEST_DYNABS: [passage ?? escapeHtml(abstract)],
      SOURCE: [source],
      ...(type !== undefined && { CONTENTFUL_TYPE: [type] }),
      ...(productArea !== undefined && { PRODUCT_AREA: [productArea] }),
      ...(updatedAt !== undefined && { UPDATED_DATE: [updatedAt] }),
    },
  };
}

/** Sorted by count, then text. Source: docs/requirements.md, SR-5. */
function optionsOf(aggregation: unknown) {
  const parsed = counts.safeParse(aggregation);
  if (!parsed.success) return [];
  return parsed.data.options.buckets
    .map(({ key, doc_count: count }) => ({ text: key, value: key, count }))
    .toSorted((one, other) => other.count - one.count || one.text.localeCompare(other.text, 'en'));
}

/** The query with unknown words replaced by similar ones. Undefined if all words are known. */
function spelledOtherwise(
  query: string,
  words: NonNullable<EngineReply['suggest']>['words'],
): string | undefined {
  const replaced = words.filter(({ options }) => options.length > 0);
  if (replaced.length === 0) return undefined;
  return replaced
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (text, { offset, length, options: [nearest] }) =>
        text.slice(0, offset) + (nearest?.text ?? '') + text.slice(offset + length),
      query,
    );
}
