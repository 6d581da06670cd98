import { type ReactNode, type SubmitEvent, useState } from 'react';
import { message } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { toggled } from '../../../ui/forms/check-list.tsx';
import type { Facets, FacetValue } from '../state/facets.ts';
import type { SearchFilters } from '../state/search-request.ts';
import styles from './filter-form.module.css';
import { FilterList, type FilterOption } from './filter-list.tsx';
import { areasOfChosenTopics, choiceOf, topicsOf, withTopicToggled } from './topics.ts';

export interface FilterFormProps {
  facets: Facets;
  filters: SearchFilters;
  onApply: (filters: SearchFilters) => void;
}

/** The filters for the results. They take effect with Apply. Source: docs/requirements.md, SR-5. */
export function FilterForm({ facets, filters, onApply }: FilterFormProps): ReactNode {
  const [staged, setStaged] = useState(filters);
  const { areas, types } = staged;
  const topics = topicsOf(facets.areas);
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
        options={areasOfChosenTopics(facets.areas, areas).map((option) => optionOf(option, areas))}
        onToggle={(area) => setStaged({ ...staged, areas: toggled(areas, area) })}
      />
      <FilterList
        title={message('search.contentType')}
        options={facets.types.map((option) => optionOf(option, types))}
        onToggle={(type) => setStaged({ ...staged, types: toggled(types, type) })}
      />
      <div className={styles.actions}>
        <Button type="submit">{message('search.apply')}</Button>
        <Button look="plain" onClick={() => onApply({ ...filters, areas: [], types: [] })}>
          {message('search.clear')}
        </Button>
      </div>
    </form>
  );
}

const optionOf = (option: FacetValue, chosen: readonly string[]): FilterOption => ({
  ...option,
  choice: chosen.includes(option.value) ? 'all' : 'none',
});
