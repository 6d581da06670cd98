import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { LinkRows, type RowLink } from '../../ui/lists/link-rows.tsx';
import { ListPages } from './no-result/list-pages.tsx';
import styles from './search-start.module.css';

/**
 * The site's topics, shown before a search. The prerendered page knows no query, so this is hidden until the script
 * runs. Without scripts it says that results need scripts.
 */
export function SearchStart({ topics }: { topics: readonly RowLink[] }): ReactNode {
  return (
    <div className={classNames(!useHydrated() && styles.waiting)}>
      <p className={styles.needsScripts}>{message('search.needsScripts')}</p>
      <p className={styles.advice}>{message('search.startAdvice')}</p>
      {topics.length > 0 && (
        <section aria-labelledby="search-topics">
          <h2 id="search-topics" className={styles.title}>
            {message('search.topics')}
          </h2>
          <LinkRows links={topics} />
        </section>
      )}
      <div className={styles.lists}>
        <ListPages />
      </div>
    </div>
  );
}
