import { type ReactNode, type SubmitEvent, useState } from 'react';
import { message } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { toggled } from '../../../ui/forms/check-list.tsx';
import type { Facets, FacetValue } from '../state/facets.ts';
import type { SearchFilters } from '../state/search-request.ts';
import styles from './filter-form.module.css';
import { FilterList, type FilterOption } from './filter-list.tsx';
import { areasOfChosenTopics, choiceOf, parentOf, topicsOf, withTopicToggled } from './topics.ts';

export interface FilterFormProps {
  facets: Facets;
  filters: SearchFilters;
  onApply: (filters: SearchFilters) => void;
}

/** The filters for the results. They take effect with Apply, which appears with the first change. Source: docs/requirements.md, SR-5. */
export function FilterForm({ facets, filters, onApply }: FilterFormProps): ReactNode {
  const [staged, setStaged] = useState(filters);
  const { areas, types } = staged;
  const topics = topicsOf(facets.areas);
  const isChanged = keyOf(staged) !== keyOf(filters);
  const clear = () => {
    const cleared = { ...filters, areas: [], types: [] };
    setStaged(cleared);
    onApply(cleared);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onApply(staged);
  };
  const toggleTopic = (name: string) => {
    const topic = topics.find((candidate) => candidate.name === name);
    if (topic !== undefined) setStaged({ ...staged, areas: withTopicToggled(areas, topic) });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <FilterList
        title={message('search.topic')}
        options={topics.map((topic) => ({
          value: topic.name,
          label: topic.name,
          count: topic.count,
          choice: choiceOf(topic, areas),
        }))}
        onToggle={toggleTopic}
      />
      <FilterList
        title={message('search.productArea')}
        options={areaOptions(facets.areas, areas)}
        onToggle={(area) => setStaged({ ...staged, areas: toggled(areas, area) })}
      />
      <FilterList
        title={message('search.contentType')}
        options={facets.types.map((option) => optionOf(option, types))}
        onToggle={(type) => setStaged({ ...staged, types: toggled(types, type) })}
      />
      <Actions
        isChanged={isChanged}
        isFiltered={filters.areas.length + filters.types.length > 0}
        onClear={clear}
      />
    </form>
  );
}

interface ActionsProps {
  isChanged: boolean;
  isFiltered: boolean;
  onClear: () => void;
}

/** Nothing before the first change. */
const Actions = ({ isChanged, isFiltered, onClear }: ActionsProps): ReactNode =>
  (isChanged || isFiltered) && (
    <div className={styles.actions}>
      {isChanged && <Button type="submit">{message('search.apply')}</Button>}
      <Button look="plain" onClick={onClear}>
        {message('search.clear')}
      </Button>
    </div>
  );

/** Areas by their own names. What is in no part of a topic is not called as the topic itself. */
function areaOptions(areas: Facets['areas'], chosen: readonly string[]): readonly FilterOption[] {
  const topics = new Set(topicsOf(areas).map(({ name }) => name));
  const shown = areasOfChosenTopics(areas, chosen);
  return shown.map((area) => ({
    ...optionOf(area, chosen),
    parent: parentOf(area, shown),
    ...(topics.has(area.label) && { label: message('search.areaItself', { topic: area.label }) }),
  }));
}

/** Equal for the same choice in another order. */
const keyOf = ({ areas, types }: SearchFilters): string =>
  JSON.stringify([areas.toSorted(), types.toSorted()]);

const optionOf = (option: FacetValue, chosen: readonly string[]): FilterOption => ({
  ...option,
  choice: chosen.includes(option.value) ? 'all' : 'none',
});
