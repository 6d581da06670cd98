import type { SearchQuery, Facet, FacetOption } from '../services/search/batch-search.ts';
import { searchFacets, type SearchFacet } from '../spec/pages/search.ts';
import type { Found } from './query/rank.ts';
import type { SearchIndex, SharedValues } from './index/search-index.ts';

interface Filtered {
  /** What has one of the chosen values of each facet. */
  readonly found: readonly Found[];
  readonly facets: readonly Facet[];
}

type Values = Readonly<Record<SearchFacet, SharedValues>>;

/** Values that a document has, by facet. */
export const facetValues = ({ sources, productAreas, types }: SearchIndex): Values => ({
  [searchFacets.source]: sources,
  [searchFacets.productArea]: productAreas,
  [searchFacets.contentType]: types,
});

/**
 * Applies the filters and counts the facets that are asked for. A facet's own filter does not count for its numbers, so
 * that a reader sees what another choice would give.
 */
export function filterAndCount(
  found: readonly Found[],
  values: Values,
  { filters, facets }: Pick<SearchQuery, 'filters' | 'facets'>,
): Filtered {
  const tests = Object.entries(filters).map(([name, chosen]) => {
    // the request's schema takes no other names
    const facet = name as SearchFacet;
    return { facet, has: chosenTest(values[facet], chosen) };
  });
  const passing = (each: Found, except?: SearchFacet): boolean =>
    tests.every(({ facet, has }) => facet === except || has(each.document));
  return {
    found: tests.length === 0 ? found : found.filter((each) => passing(each)),
    facets: [...new Set(facets)].map((name) => ({
      name,
      options: options(
        tests.length === 0 ? found : found.filter((each) => passing(each, name)),
        values[name],
      ),
    })),
  };
}

/** A filter without values leaves everything. */
function chosenTest(
  { values, of }: SharedValues,
  chosen: readonly string[] | undefined,
): (document: number) => boolean {
  if (chosen === undefined || chosen.length === 0) return () => true;
  const places = new Set(chosen.map((value) => values.indexOf(value)).filter((place) => place >= 0));
  return (document) => places.has(of[document] ?? -1);
}

function options(found: readonly Found[], { values, of }: SharedValues): FacetOption[] {
  const counts = new Uint32Array(values.length);
  for (const { document } of found) {
    const place = of[document] ?? -1;
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
  }
  return values
    .map((value, place) => ({ text: value, value, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}
