/** The chosen values of each facet, as the service names them; none: all of them. */
export interface SearchFilters {
  readonly sources: readonly string[];
  readonly areas: readonly string[];
  readonly types: readonly string[];
}

/** A search request. `offset` is a multiple of `perPage`. */
export interface SearchRequest {
  /** Trimmed; empty: nothing is asked. */
  readonly query: string;
  readonly offset: number;
  readonly perPage: number;
  readonly filters: SearchFilters;
}

export const noFilters: SearchFilters = { sources: [], areas: [], types: [] };

/** New words reset the request; empty or equal words change nothing. Source: docs/requirements.md, SR-2. */
export function withQuery(request: SearchRequest, words: string): SearchRequest {
  const query = words.trim();
  if (query === '' || query === request.query) return request;
  return { ...request, query, offset: 0, filters: noFilters };
}

/** Source: docs/requirements.md, SR-3, and the next two as well. */
export const withPage = (request: SearchRequest, page: number): SearchRequest => ({
  ...request,
  offset: (page - 1) * request.perPage,
});

export const withPerPage = (request: SearchRequest, perPage: number): SearchRequest => ({
  ...request,
  perPage,
  offset: 0,
});

export const withFilters = (request: SearchRequest, filters: SearchFilters): SearchRequest => ({
  ...request,
  filters,
  offset: 0,
});

/** Counts from 1. */
export const pageOf = ({ offset, perPage }: SearchRequest): number => Math.floor(offset / perPage) + 1;

export const hasFilters = ({ sources, areas, types }: SearchFilters): boolean =>
  sources.length + areas.length + types.length > 0;

/** Equal for requests that differ only in the order of their filters. */
export const keyOf = ({ query, offset, perPage, filters }: SearchRequest): string =>
  JSON.stringify([query, offset, perPage, ...[filters.sources, filters.areas, filters.types].map(sorted)]);

const sorted = (values: readonly string[]): readonly string[] => values.toSorted();
