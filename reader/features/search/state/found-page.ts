import type { SearchHit, SearchReply } from '../../../../schemas/services/search/batch-search.ts';
import { otherWords } from './other-words.ts';
import type { SearchRequest } from './search-request.ts';

/** A result as it is shown. Source: docs/requirements.md, "Entities". */
export interface ShownResult {
  /** Tells it from the other results. */
  readonly key: string;
  /** HTML, as the service writes it. */
  readonly title: string;
  /** HTML, as the service writes it. */
  readonly description: string;
  readonly score: number | undefined;
  readonly url: string | undefined;
  readonly source: string | undefined;
  readonly clickCode: string | undefined;
  readonly contentfulType: string | undefined;
  readonly updatedDate: string | undefined;
  readonly productArea: string | undefined;
}

/** One page of results. */
export interface FoundPage {
  /** The request that the page answers. */
  readonly request: SearchRequest;
  readonly results: readonly ShownResult[];
  /** Of the first and last result among all, from 1. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
  /** Identifies the results in a rating. */
  readonly rateCode: string | undefined;
  /** Words that the reader may have meant. */
  readonly suggestion: string | undefined;
}

export function foundPage(request: SearchRequest, reply: SearchReply): FoundPage {
  const total = totalOf(reply, request);
  const hits = reply.results.slice(0, request.perPage);
  const results = new Map(hits.map((hit, index) => [keyOfHit(hit, index), hit]));
  return {
    request,
    results: [...results].map(([key, hit]) => shownResult(key, hit)),
    first: request.offset + 1,
    // Positions among all results: a duplicate result takes two.
    last: Math.min(request.offset + request.perPage, total),
    total,
    rateCode: filled(reply.tracking?.rateCode) ?? filled(reply.results[0]?.tracking?.rateCode),
    suggestion: otherWords(reply.suggestion, request.query),
  };
}

/** The total number of results. It is never below the number of received results, and 0 if the first page is empty. */
export function totalOf(
  { results, numberOfResults }: SearchReply,
  { offset }: { readonly offset: number },
): number {
  const counted = Math.max(0, Math.floor(numberOfResults));
  if (results.length === 0) return offset === 0 ? 0 : counted;
  return Math.max(counted, offset + results.length);
}

/** The same result twice is shown once. One that says nothing of itself is like no other. */
function keyOfHit({ id, attributes }: SearchHit, index: number): string {
  return filled(id) ?? filled(urlOf(attributes)) ?? `result ${index}`;
}

/** Source: docs/requirements.md, SR-6. */
function shownResult(
  key: string,
  { title, highlightedTitle, score, tracking, attributes }: SearchHit,
): ShownResult {
  return {
    key,
    title: filled(highlightedTitle) ?? filled(title) ?? '',
    description: filled(attributes.BEST_DYNABS?.[0]) ?? filled(attributes.PARAGRAPHS?.[0]) ?? '',
    score,
    url: urlOf(attributes),
    source: filled(attributes.SOURCE?.[0]),
    clickCode: filled(tracking?.clickCode),
    contentfulType: filled(attributes.CONTENTFUL_TYPE?.[0]),
    updatedDate: filled(attributes.UPDATED_DATE?.[0]),
    productArea: filled(attributes.PRODUCT_AREA?.[0]),
  };
}

const urlOf = ({ DIRECT_URL, URL }: SearchHit['attributes']): string | undefined =>
  filled(DIRECT_URL?.[0]) ?? filled(URL?.[0]);

/** Spaces say nothing. */
const filled = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim();
