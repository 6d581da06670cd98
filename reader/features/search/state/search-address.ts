import { defaultResultsPerPage } from '../../../../schemas/spec/pages/search.ts';
import { wordsInAddress } from '../../../ui/search-field/words-in-address.ts';
import { pageSizes } from './page-sizes.ts';
import { pageOf, type SearchRequest } from './search-request.ts';

/** More is no choice that a page offers. */
const maxValues = 200;

/** The search request of an address. An invalid page or page size is ignored. */
export function requestFrom(query: URLSearchParams): SearchRequest {
  const asked = Number(query.get('perPage'));
  const perPage = pageSizes.find((choice) => choice === asked) ?? defaultResultsPerPage;
  return {
    query: wordsInAddress(query).trim(),
    offset: (wholePage(query.get('page')) - 1) * perPage,
    perPage,
    filters: {
      sources: valuesOf(query, 'source'),
      areas: valuesOf(query, 'area'),
      types: valuesOf(query, 'type'),
    },
  };
}

/** The query of an address for a request. Default values are left out. */
export function addressOf(request: SearchRequest): string {
  const { query, perPage, filters } = request;
  const page = pageOf(request);
  return `?${new URLSearchParams([
    ['q', query],
    ...(page > 1 ? [['page', String(page)]] : []),
    ...(perPage === defaultResultsPerPage ? [] : [['perPage', String(perPage)]]),
    ...filters.sources.map((value) => ['source', value]),
    ...filters.areas.map((value) => ['area', value]),
    ...filters.types.map((value) => ['type', value]),
  ])}`;
}

/**
 * The query of an address, with its words trimmed and without characters that change the direction of text. Undefined
 * if nothing changes.
 */
export function trimmedAddress(query: URLSearchParams): string | undefined {
  const words = query.get('q') ?? '';
  const q = wordsInAddress(query).trim();
  if (q === words) return undefined;
  const trimmed = new URLSearchParams(query);
  if (q === '') trimmed.delete('q');
  else trimmed.set('q', q);
  return `?${trimmed}`;
}

function wholePage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page * 100) && page >= 1 && Number.isInteger(page) ? page : 1;
}

const valuesOf = (query: URLSearchParams, name: string): readonly string[] =>
  [...new Set(query.getAll(name))].filter((value) => value !== '').slice(0, maxValues);
