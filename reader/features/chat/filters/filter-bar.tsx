import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ChatFilterOptions } from '../../../../schemas/services/help-center/chat.ts';
import { message } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { toggled } from '../../../ui/forms/check-list.tsx';
import { ChosenChips } from '../../../ui/lists/chosen-chips.tsx';
import { type ChatFilters, noFilters } from '../state/chat-state.ts';
import { chosenOptions } from './chosen-options.ts';
import styles from './filter-bar.module.css';
import { FilterForm } from './filter-form.tsx';

interface FilterBarProps {
  options: ChatFilterOptions;
  filters: ChatFilters;
  onApply: (filters: ChatFilters) => void;
}

/** The filters of the answers, which take effect on Apply. Source: docs/requirements.md, CH-1. */
export function FilterBar({ options, filters, onApply }: FilterBarProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = chosenOptions(options, filters);
  const applyAndReturn = (next: ChatFilters) => {
    onApply(next);
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <Button
          ref={button}
          look="plain"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal className={styles.icon} />
          {chosen.length === 0
            ? message('chat.filters')
            : message('chat.filtersChosen', { count: chosen.length })}
        </Button>
        {!isOpen && (
          <ChosenChips
            label={message('search.activeFilters')}
            chosen={chosen.map(({ kind, id, name }) => ({
              key: `${kind} ${id}`,
              name,
              onRemove: () => applyAndReturn({ ...filters, [kind]: toggled(filters[kind], id) }),
            }))}
            clear={message('search.clearAll')}
            onClear={() => applyAndReturn(noFilters)}
          />
        )}
      </div>
      {isOpen && (
        <FilterForm
          key={JSON.stringify(filters)}
          {...{ options, filters }}
          id={formId}
          onApply={applyAndReturn}
        />
      )}
    </div>
  );
}
