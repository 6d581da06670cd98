import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { defaultResultsPerPage } from '../../../../schemas/spec/pages/search.ts';
import { message } from '../../../messages/message.ts';
import { pageSizes } from '../state/page-sizes.ts';
import { addressOf } from '../state/search-address.ts';
import { type SearchRequest, withPerPage } from '../state/search-request.ts';
import styles from './page-size.module.css';

/**
 * A choice of the number of results on a page. None if all results fit on the shortest page. Source:
 * docs/requirements.md, SR-3.
 */
export function PageSize({ request, total }: { request: SearchRequest; total: number }): ReactNode {
  if (total <= defaultResultsPerPage) return null;
  return (
    <nav className={styles.sizes} aria-label={message('search.perPage')}>
      <span aria-hidden>{message('search.perPage')}</span>
      <ul className={styles.choices}>
        {pageSizes.map((choice) => (
          <li key={choice}>
            <AppLink
              to={addressOf(withPerPage(request, choice))}
              className={styles.choice}
              aria-label={message('search.perPageChoice', { count: choice })}
              aria-current={choice === request.perPage ? 'true' : undefined}
            >
              {choice}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
