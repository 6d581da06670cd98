import type { SearchHit, SearchReply } from '../../../../schemas/services/search/batch-search.ts';
import type { SearchRequest } from '../../../../reader/features/search/state/search-request.ts';

export const requestOf = (own: Partial<SearchRequest> = {}): SearchRequest => ({
  query: 'payment',
  offset: 0,
  perPage: 10,
  filters: { sources: [], areas: [], types: [] },
  ...own,
});

export const hitOf = (id: string, own: Partial<SearchHit> = {}): SearchHit => ({
  id,
  title: `Title of ${id}`,
  attributes: {},
  ...own,
});

export const replyOf = (count: number, own: Partial<SearchReply> = {}): SearchReply => ({
  results: Array.from({ length: Math.min(10, count) }, (_, index) => hitOf(`hit ${index + 1}`)),
  numberOfResults: count,
  facets: [
    { name: 'SOURCE', options: [optionOf('KBContentful', count)] },
    { name: 'PRODUCT_AREA', options: [optionOf('Dispatch / Board', 3)] },
    { name: 'CONTENTFUL_TYPE', options: [optionOf('kbFaq', 2), optionOf('kbHowTo', 9)] },
  ],
  ...own,
});

export const optionOf = (value: string, count: number, text = value) => ({ text, value, count });

/** An option as it is shown. */
export const valueOf = (value: string, count: number, label = value) => ({ value, label, count });
