import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { RowLink } from '../../ui/lists/link-rows.tsx';
import { HelpfulPages } from './no-result/helpful-pages.tsx';
import { ListPages } from './no-result/list-pages.tsx';
import shared from './no-result/no-result.module.css';
import styles from './search-start.module.css';

/**
 * The site's topics, shown before a search. The prerendered page knows no query, so this is hidden until the script
 * runs. Without scripts it says that results need scripts.
 */
export function SearchStart({ topics }: { topics: readonly RowLink[] }): ReactNode {
  return (
    <div className={classNames(shared.nothing, !useHydrated() && styles.waiting)}>
      <p className={styles.needsScripts}>{message('search.needsScripts')}</p>
      <p className={shared.advice}>{message('search.startAdvice')}</p>
      <HelpfulPages nearest={[]} topics={topics} />
      <div className={shared.waysOn}>
        <ListPages />
      </div>
    </div>
  );
}
