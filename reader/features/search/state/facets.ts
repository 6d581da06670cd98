import type { FacetOption, SearchReply } from '../../../../schemas/services/batch-search.ts';
import { type SearchFacet, searchFacets } from '../../../../schemas/spec/search.ts';
import type { SearchFilters } from './search-request.ts';

/** What can be chosen, of each facet; the values that most results have come first. */
export type Facets = { readonly [Name in keyof SearchFilters]: readonly FacetOption[] };

export const facetsOf = ({ facets }: SearchReply): Facets => ({
  sources: optionsOf(facets, searchFacets.source),
  areas: optionsOf(facets, searchFacets.productArea),
  types: optionsOf(facets, searchFacets.contentType),
});

/** The filters without values that no result has. */
export const knownFilters = (filters: SearchFilters, facets: Facets): SearchFilters => ({
  sources: known(filters.sources, facets.sources),
  areas: known(filters.areas, facets.areas),
  types: known(filters.types, facets.types),
});

/** By count descending, then text. Source: requirements SR-5. */
const byCount = (a: FacetOption, b: FacetOption): number => b.count - a.count || a.text.localeCompare(b.text);

function optionsOf(facets: SearchReply['facets'], name: SearchFacet): readonly FacetOption[] {
  const options = facets.filter((facet) => facet.name === name).flatMap((facet) => facet.options);
  const useful = options.filter(({ value, count }) => value.trim() !== '' && count > 0);
  return [...new Map(useful.map((option) => [option.value, option])).values()].toSorted(byCount);
}

const known = (values: readonly string[], options: readonly FacetOption[]): readonly string[] =>
  values.filter((value) => options.some((option) => option.value === value));
