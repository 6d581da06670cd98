import { compareTexts } from '../../../messages/compare-texts.ts';
import type { FacetValue } from '../state/facets.ts';

const separator = ' / ';

/** The first part of product areas, with all areas that begin with it. */
export interface Topic {
  readonly name: string;
  readonly areas: readonly string[];
  readonly count: number;
}

/** The topics of the product areas 'Parent / Child'; those that most results have come first. */
export function topicsOf(areas: readonly FacetValue[]): readonly Topic[] {
  const topics = new Map<string, Topic>();
  for (const area of areas) {
    const { value, count } = area;
    const name = topicOf(area);
    const topic = topics.get(name) ?? { name, areas: [], count: 0 };
    topics.set(name, { name, areas: [...topic.areas, value], count: topic.count + count });
  }
  return [...topics.values()].toSorted((a, b) => b.count - a.count || compareTexts(a.name, b.name));
}

const topicOf = ({ label }: FacetValue): string => label.split(separator)[0] ?? label;

/** The topic before an area's own name, `Parent / `. None if the own name is that of another area too. */
export function parentOf({ label }: FacetValue, areas: readonly FacetValue[]): string | undefined {
  const own = label.slice(label.indexOf(separator) + separator.length);
  const isAlone =
    areas.filter((area) => area.label === own || area.label.endsWith(separator + own)).length < 2;
  return label.includes(separator) && isAlone ? label.slice(0, -own.length) : undefined;
}

/** The chosen share of a topic: all, some or no areas. */
export function choiceOf({ areas }: Topic, chosen: readonly string[]): 'all' | 'some' | 'none' {
  const count = areas.filter((area) => chosen.includes(area)).length;
  if (count === 0) return 'none';
  return count === areas.length ? 'all' : 'some';
}

/** Choosing a topic chooses all its areas. Choosing a fully chosen topic removes them all. */
export function withTopicToggled(chosen: readonly string[], topic: Topic): readonly string[] {
  const others = chosen.filter((area) => !topic.areas.includes(area));
  return choiceOf(topic, chosen) === 'all' ? others : [...others, ...topic.areas];
}

/** The areas of the chosen topics, or of all where none is chosen. An area that is alone in its topic is that topic. */
export function areasOfChosenTopics(
  areas: readonly FacetValue[],
  chosen: readonly string[],
): readonly FacetValue[] {
  const topics = topicsOf(areas).filter((topic) => topic.areas.length > 1);
  const ofChosen = topics.filter((topic) => choiceOf(topic, chosen) !== 'none');
  const shown = new Set((ofChosen.length === 0 ? topics : ofChosen).flatMap((topic) => topic.areas));
  return areas.filter(({ value }) => shown.has(value));
}
