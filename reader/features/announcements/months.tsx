import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Announcement } from '../../../schemas/bundle/index.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { AnnouncementItem } from './announcement-item.tsx';
import { groupByMonth } from './group-by-month.ts';
import styles from './months.module.css';

/** The announcements under their months; the one that the address names stands out. Source: docs/requirements.md, AN-2. */
export function Months({ items }: { items: readonly Announcement[] }): ReactNode {
  const { hash } = useLocation();
  const named = useHydrated() ? hash.slice(1) : '';
  return groupByMonth(items).map(({ title, items: ofMonth }) => (
    <section key={title} className={styles.month} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.items}>
        {ofMonth.map((item) => (
          <li key={item.id}>
            <AnnouncementItem item={item} isNamed={item.id === named} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
