import type { ReactNode } from 'react';
import { message } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { noFilters, type SearchFilters } from '../state/search-request.ts';

interface NoFilterDataProps {
  filters: SearchFilters;
  active: readonly ActiveFilter[];
  onChange: (filters: SearchFilters) => void;
  onAskChat: (() => void) | undefined;
}

/** The words are found, but not with these filters. Source: docs/requirements.md, SR-4. */
export const NoFilterData = ({ filters, active, onChange, onAskChat }: NoFilterDataProps): ReactNode => (
  <EmptyState title={message('search.noFilterData')} advice={message('search.noFilterDataAdvice')}>
    <Button onClick={() => onChange(noFilters)}>{message('search.clearAll')}</Button>
    {active.length > 1 &&
      active.map(({ key, name, without }) => (
        <Button key={key} look="secondary" onClick={() => onChange(without)}>
          {message('search.without', { name })}
        </Button>
      ))}
    {filters.sources.length > 0 && (
      <Button look="secondary" onClick={() => onChange({ ...filters, sources: [] })}>
        {message('search.otherSources')}
      </Button>
    )}
    {onAskChat !== undefined && (
      <Button look="secondary" onClick={onAskChat}>
        {message('search.askChat')}
      </Button>
    )}
  </EmptyState>
);
