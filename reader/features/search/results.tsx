import type { ReactNode } from 'react';
import { typeLabel } from '../../messages/type-label.ts';
import { message } from '../../messages/message.ts';
import { Chip } from '../../ui/chip.tsx';
import { shortDate } from '../../ui/dates.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { SearchHit } from './open-index.ts';
import styles from './results.module.css';

interface ResultsProps {
  results: readonly SearchHit[];
  words: string;
  page: number;
  pageCount: number;
  perPage: number;
}

/** One page of what was found. */
export function Results({ results, words, page, pageCount, perPage }: ResultsProps): ReactNode {
  const first = (page - 1) * perPage;
  const shown = results.slice(first, first + perPage);
  const range = { first: first + 1, last: first + shown.length, count: results.length };
  return (
    <>
      <p role="status" className={styles.range}>
        {message('search.range', range)}
      </p>
      <ol className={styles.results} start={first + 1}>
        {shown.map((hit) => (
          <li key={hit.id} className={styles.result}>
            <Result hit={hit} />
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(target) => `?${new URLSearchParams({ q: words, page: String(target) })}`}
      />
    </>
  );
}

function Result({ hit }: { hit: SearchHit }): ReactNode {
  return (
    <article>
      <h2 className={styles.title}>
        <SiteLink to={hit.url}>{hit.title}</SiteLink>
      </h2>
      {hit.abstract !== '' && <p className={styles.abstract}>{hit.abstract}</p>}
      <p className={styles.meta}>
        <Chip tone="info">{typeLabel(hit.type)}</Chip>
        {hit.updatedAt !== undefined && (
          <time dateTime={hit.updatedAt}>
            {message('search.updated', { date: shortDate(hit.updatedAt) })}
          </time>
        )}
      </p>
    </article>
  );
}
