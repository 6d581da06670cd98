import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { message } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FullScreen } from '../../../ui/overlays/full-screen.tsx';
import type { SearchFilters } from '../state/search-request.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import styles from './filter-panel.module.css';

/**
 * The filters beside the results. Remounted when the options or the choice change. Source: docs/requirements.md,
 * SR-5.
 */
export function FilterSidebar(props: FilterFormProps): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <VisuallyHidden>{message('search.filters')}</VisuallyHidden>
      </h2>
      <FilterForm key={stageOf(props)} {...props} />
    </section>
  );
}

/** The filters on a screen of their own, if there is no room beside the results. To close it discards changes. */
export function FilterSheet({ count, ...props }: FilterFormProps & { count: number }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const apply = (filters: SearchFilters) => {
    setIsOpen(false);
    props.onApply(filters);
  };
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal className={styles.icon} />
        {count === 0 ? message('search.filters') : message('search.filtersChosen', { count })}
      </Button>
      <FullScreen title={message('search.filters')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {() => <FilterForm key={stageOf(props)} {...props} onApply={apply} />}
      </FullScreen>
    </>
  );
}

const stageOf = ({ facets, filters }: FilterFormProps): string => JSON.stringify([facets, filters]);
