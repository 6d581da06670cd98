import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { ChatFilterOptions } from '../../../../schemas/services/help-center/chat.ts';
import { message } from '../../../messages/message.ts';
import type { MessageKey } from '../../../messages/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckList, toggled } from '../../../ui/forms/check-list.tsx';
import { type ChatFilters, noFilters } from '../state/chat-state.ts';
import { type FilterKind, filterKinds, optionName } from './chosen-options.ts';
import styles from './filter-bar.module.css';

interface FilterFormProps {
  id: string;
  options: ChatFilterOptions;
  filters: ChatFilters;
  onApply: (filters: ChatFilters) => void;
}

/** Content types, areas and sources, staged. Source: docs/requirements.md, CH-1. */
export function FilterForm({ id, options, filters, onApply }: FilterFormProps): ReactNode {
  const [staged, setStaged] = useState(filters);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onApply(staged);
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>{message('chat.filtersHint')}</p>
      {filterKinds
        .filter((kind) => options[kind].length > 0)
        .map((kind) => (
          <fieldset key={kind}>
            <legend>{message(titles[kind])}</legend>
            <CheckList
              options={options[kind].map((option) => ({
                value: option.id,
                label: optionName(option),
                isChecked: staged[kind].includes(option.id),
              }))}
              onToggle={(value) => setStaged({ ...staged, [kind]: toggled(staged[kind], value) })}
            />
          </fieldset>
        ))}
      <div className={styles.actions}>
        <Button type="submit">{message('search.apply')}</Button>
        <Button look="plain" onClick={() => onApply(noFilters)}>
          {message('search.clear')}
        </Button>
      </div>
    </form>
  );
}

const titles: Readonly<Record<FilterKind, MessageKey>> = {
  contentTypes: 'search.contentType',
  productAreas: 'search.productArea',
  sources: 'search.source',
};
