import type { ReactNode } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './announcements-page.module.css';
import { AnnouncementItem } from './announcement-item.tsx';
import { filterAnnouncements } from './filter.ts';
import { groupByMonth } from './group-by-month.ts';
import { TypeFilter } from './type-filter.tsx';
import { useFilter } from './use-filter.ts';
import { WordsField } from './words-field.tsx';

/** The announcements by month, with a filter that is part of the address. Source: requirements AN-1 to AN-3. */
export function AnnouncementsPage({ items, types }: BundleFiles['announcements']): ReactNode {
  const [filter, setFilter] = useFilter();
  const found = filterAnnouncements(items, filter);
  return (
    <>
      <PageHeading title={message('announcements.heading')} lead={message('announcements.lead')} />
      <div className={styles.tools}>
        <WordsField words={filter.words} onChange={(words) => setFilter({ ...filter, words })} />
        {types.length > 0 && (
          <TypeFilter
            key={filter.types.join()}
            types={types}
            chosen={filter.types}
            onApply={(chosen) => setFilter({ ...filter, types: chosen })}
          />
        )}
        <p role="status" className={styles.count}>
          {found.length > 0 && message('announcements.count', { count: found.length })}
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState title={message('announcements.empty')} advice={message('announcements.emptyAdvice')}>
          <Button look="secondary" onClick={() => setFilter({ words: '', types: [] })}>
            {message('announcements.clear')}
          </Button>
        </EmptyState>
      )}
      {groupByMonth(found).map((month) => (
        <section key={month.title} className={styles.month} aria-label={month.title}>
          <h2 className={styles.monthTitle}>{month.title}</h2>
          <ul className={styles.items}>
            {month.items.map((item) => (
              <li key={item.id}>
                <AnnouncementItem item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
