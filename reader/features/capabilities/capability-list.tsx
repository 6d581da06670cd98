import type { ReactNode } from 'react';
import { capabilitiesPerPage as perPage } from '../../../schemas/spec/content/capabilities.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { usePageTurn } from '../../ui/lists/use-page-turn.ts';
import type { Capability } from './areas.ts';
import { CapabilityCards } from './capability-cards.tsx';
import { wholeNumber } from '../../messages/whole-number.ts';
import styles from './capability-list.module.css';

interface CapabilityListProps {
  /** Tells it from the lists of other areas. */
  id: string;
  title: string;
  items: readonly Capability[];
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** The capabilities of an area, a page at a time. Source: docs/requirements.md, CP-2. */
export function CapabilityList({
  id,
  title,
  items,
  page,
  pageCount,
  hrefOf,
}: CapabilityListProps): ReactNode {
  const start = usePageTurn({ list: id, page });
  if (items.length === 0) {
    return (
      <EmptyState title={message('capabilities.empty')} advice={message('capabilities.emptyAdvice')}>
        <ButtonLink to={pages.capabilities}>{message('capabilities.seeEverything')}</ButtonLink>
      </EmptyState>
    );
  }
  const first = (page - 1) * perPage;
  const last = Math.min(first + perPage, items.length);
  return (
    <section ref={start} tabIndex={-1} aria-label={title} className={styles.list}>
      <p role="status" className={styles.range}>
        {message('capabilities.range', {
          first: wholeNumber(first + 1),
          last: wholeNumber(last),
          count: items.length,
        })}
      </p>
      {/* Made anew for each page: what an address leaves out shifts nothing that is in sight. */}
      <CapabilityCards key={`${id}/${page}`} items={items} first={first} last={last} />
      <div className={styles.pages}>
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
      </div>
    </section>
  );
}
