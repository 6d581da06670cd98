import { type Facets, labelOf } from '../state/facets.ts';
import type { SearchFilters } from '../state/search-request.ts';
import { choiceOf, topicsOf, type Topic } from './topics.ts';

/** A filter that narrows the results, and the filters that stay without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  readonly without: SearchFilters;
}

/** The active filters of the lists. A topic with all its areas is one filter. The source has its own selector. */
export function activeFilters(filters: SearchFilters, facets: Facets | undefined): readonly ActiveFilter[] {
  const topics = topicsOf(facets?.areas ?? []).filter(
    (topic) => topic.areas.length > 1 && choiceOf(topic, filters.areas) === 'all',
  );
  const ofTopics = new Set(topics.flatMap(({ areas }) => areas));
  const single = filters.areas.filter((area) => !ofTopics.has(area));
  return [
    ...topics.map((topic) => topicFilter(filters, topic)),
    ...single.map((area) => ({
      key: `area ${area}`,
      name: labelOf(area, facets?.areas),
      without: { ...filters, areas: without(filters.areas, [area]) },
    })),
    ...filters.types.map((type) => ({
      key: `type ${type}`,
      name: labelOf(type, facets?.types),
      without: { ...filters, types: without(filters.types, [type]) },
    })),
  ];
}

const topicFilter = (filters: SearchFilters, { name, areas }: Topic): ActiveFilter => ({
  key: `topic ${name}`,
  name,
  without: { ...filters, areas: without(filters.areas, areas) },
});

const without = (values: readonly string[], out: readonly string[]): readonly string[] =>
  values.filter((value) => !out.includes(value));
