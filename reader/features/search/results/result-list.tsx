import type { ReactNode } from 'react';
import { message } from '../../../messages/message.ts';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { wholeNumber } from '../../../messages/whole-number.ts';
import type { Facets } from '../state/facets.ts';
import type { FoundPage, ShownResult } from '../state/found-page.ts';
import { addressOf } from '../state/search-address.ts';
import { pageOf, withPage } from '../state/search-request.ts';
import { PageSize } from './page-size.tsx';
import { ResultCard } from './result-card.tsx';
import styles from './result-list.module.css';

interface ResultListProps {
  page: FoundPage;
  facets: Facets | undefined;
  /** Others are on their way. */
  isWaiting: boolean;
  onFollow: (result: ShownResult) => void;
}

/** One page of results, with links to the others. Source: docs/requirements.md, SR-8. */
export function ResultList({ page, facets, isWaiting, onFollow }: ResultListProps): ReactNode {
  const { request, results, first, last, total } = page;
  return (
    <div className={styles.found} aria-busy={isWaiting}>
      <ol className={styles.results} start={first}>
        {results.map((result) => (
          <li key={result.key}>
            <ResultCard result={result} facets={facets} onFollow={onFollow} />
          </li>
        ))}
      </ol>
      <div className={styles.pages}>
        <Pagination
          page={pageOf(request)}
          pageCount={pageCountOf(page)}
          hrefOf={(target) => addressOf(withPage(request, target))}
          summary={message('pagination.summary', {
            first: wholeNumber(first),
            last: wholeNumber(last),
            total: wholeNumber(total),
          })}
        />
        <PageSize request={request} total={total} />
      </div>
    </div>
  );
}

export const pageCountOf = ({ total, request }: FoundPage): number => Math.ceil(total / request.perPage);
