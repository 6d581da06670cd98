import type { FacetOption } from '../../../../schemas/services/batch-search.ts';
import { valueLabel } from '../../../messages/type-label.ts';

/** The first part of product areas, with all areas that begin with it. */
export interface Topic {
  readonly name: string;
  readonly areas: readonly string[];
  readonly count: number;
}

/** The topics of the product areas 'Parent / Child'; those that most results have come first. */
export function topicsOf(areas: readonly FacetOption[]): readonly Topic[] {
  const topics = new Map<string, Topic>();
  for (const { value, count } of areas) {
    const name = topicOf(value);
    const topic = topics.get(name) ?? { name, areas: [], count: 0 };
    topics.set(name, { name, areas: [...topic.areas, value], count: topic.count + count });
  }
  return [...topics.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

const topicOf = (area: string): string => valueLabel(area).split(' / ')[0] ?? area;

/** How much of a topic is chosen. */
export function choiceOf({ areas }: Topic, chosen: readonly string[]): 'all' | 'some' | 'none' {
  const count = areas.filter((area) => chosen.includes(area)).length;
  if (count === 0) return 'none';
  return count === areas.length ? 'all' : 'some';
}

/** Choosing a topic chooses all its areas; what is chosen as a whole is left as a whole. */
export function withTopicToggled(chosen: readonly string[], topic: Topic): readonly string[] {
  const others = chosen.filter((area) => !topic.areas.includes(area));
  return choiceOf(topic, chosen) === 'all' ? others : [...others, ...topic.areas];
}

/** The areas of the chosen topics, or all of them where none is chosen. */
export function areasOfChosenTopics(
  areas: readonly FacetOption[],
  chosen: readonly string[],
): readonly FacetOption[] {
  const topics = new Set(chosen.map(topicOf));
  return topics.size === 0 ? areas : areas.filter(({ value }) => topics.has(topicOf(value)));
}
