import { withoutBidiControls } from '../../../../schemas/base/text/without-bidi-controls.ts';
import type { SearchReply } from '../../../../schemas/services/search/batch-search.ts';
import { type SearchFacet, searchFacets, searchSources } from '../../../../schemas/spec/pages/search.ts';
import { compareTexts } from '../../../messages/compare-texts.ts';
import { valueLabel } from '../../../messages/type-label.ts';
import type { SearchFilters } from './search-request.ts';

/** A value of a facet that can be chosen. */
export interface FacetValue {
  /** Names it to the service. */
  readonly value: string;
  /** Names it to readers. */
  readonly label: string;
  /** The number of results that have the value. */
  readonly count: number;
}

/** The options of each facet. The values with the most results come first. */
export type Facets = { readonly [Name in keyof SearchFilters]: readonly FacetValue[] };

export const facetsOf = ({ facets }: SearchReply): Facets => ({
  sources: optionsOf(facets, searchFacets.source),
  areas: optionsOf(facets, searchFacets.productArea),
  types: optionsOf(facets, searchFacets.contentType),
});

/** The same with the site's own names of content types and sources, and sources in the site's order. */
export const withOwnNames = (facets: Facets, labels: Readonly<Record<string, string>>): Facets => ({
  ...facets,
  sources: inOrder(facets.sources, labels).map((source) => ({
    ...source,
    label: labels[`source.${source.value}`] ?? source.label,
  })),
  types: facets.types.map((type) => ({ ...type, label: labels[`type.${type.value}`] ?? type.label })),
});

/** The sources that the site names in its order, then the articles, then the others. */
function inOrder(sources: Facets['sources'], labels: Readonly<Record<string, string>>): Facets['sources'] {
  const order = [...Object.keys(labels), `source.${searchSources.knowledgeBase}`];
  const place = ({ value }: FacetValue) => {
    const at = order.indexOf(`source.${value}`);
    return at === -1 ? order.length : at;
  };
  return sources.toSorted((a, b) => place(a) - place(b));
}

/** The filters without values that no result has. */
export const knownFilters = (filters: SearchFilters, facets: Facets): SearchFilters => ({
  sources: known(filters.sources, facets.sources),
  areas: known(filters.areas, facets.areas),
  types: known(filters.types, facets.types),
});

/** The name of a value for readers. A value without an option comes from the address. */
export const labelOf = (value: string, options: readonly FacetValue[] = []): string =>
  options.find((option) => option.value === value)?.label ?? valueLabel(withoutBidiControls(value));

/** Sorts by count, the largest first, then by the shown name. Source: docs/requirements.md, SR-5. */
const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count || compareTexts(a.label, b.label);

function optionsOf(facets: SearchReply['facets'], name: SearchFacet): readonly FacetValue[] {
  const options = facets.filter((facet) => facet.name === name).flatMap((facet) => facet.options);
  const useful = options
    .filter(({ value, count }) => value.trim() !== '' && count > 0)
    .map(({ value, text, count }) => ({ value, label: valueLabel(value, text), count }));
  return [...new Map(useful.map((option) => [option.value, option])).values()].toSorted(byCount);
}

const known = (values: readonly string[], options: readonly FacetValue[]): readonly string[] =>
  values.filter((value) => options.some((option) => option.value === value));
