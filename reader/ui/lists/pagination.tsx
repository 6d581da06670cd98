import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../links/app-link.tsx';
import { paginationMaxPages } from '../../../schemas/spec/interface/pagination.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { message } from '../../messages/message.ts';
import { classNames } from '../class-names.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Which part of the list this is: '11-20 of 34'. */
  summary?: string | undefined;
}

/** Links to the pages of a list; nothing where there is one page. Source: docs/requirements.md, SR-8. */
export function Pagination({ page, pageCount, hrefOf, summary }: PaginationProps): ReactNode {
  if (pageCount < 2) return null;
  const onMobile = pageWindow(page, pageCount, paginationMaxPages.mobile);
  const step = (target: number, label: MessageKey, icon: ReactNode) => (
    <li>
      <AppLink to={hrefOf(target)} className={styles.link} aria-label={message(label)}>
        {icon}
      </AppLink>
    </li>
  );
  return (
    <nav aria-label={message('pagination.label')}>
      <ul className={styles.list}>
        {page > 2 && step(1, 'pagination.first', <ChevronsLeft />)}
        {page > 1 && step(page - 1, 'pagination.previous', <ChevronLeft />)}
        {pageWindow(page, pageCount, paginationMaxPages.desktop).map((number) => (
          <li key={number} className={classNames(!onMobile.includes(number) && styles.far)}>
            <AppLink
              to={hrefOf(number)}
              className={styles.link}
              aria-label={message('pagination.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </AppLink>
          </li>
        ))}
        {page < pageCount && step(page + 1, 'pagination.next', <ChevronRight />)}
        {page < pageCount - 1 && step(pageCount, 'pagination.last', <ChevronsRight />)}
      </ul>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
    </nav>
  );
}
