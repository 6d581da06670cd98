import type { ReactNode } from 'react';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './search-page.module.css';

/** Before a query. */
export function SearchStart(): ReactNode {
  return (
    <div className={styles.state}>
      <EmptyState title={message('search.start')} advice={message('search.startAdvice')}>
        <WaysOn />
      </EmptyState>
    </div>
  );
}

export function SearchLoading(): ReactNode {
  return (
    <p role="status" className={styles.state}>
      {message('site.loading')}
    </p>
  );
}

/** No page has the words: never a dead end. Source: ux.md 7. */
export function SearchNotFound(): ReactNode {
  return (
    <div className={styles.state}>
      <p role="status" className={styles.range}>
        {message('search.zero')}
      </p>
      <EmptyState title={message('search.notFound')} advice={message('search.notFoundAdvice')}>
        <WaysOn />
      </EmptyState>
    </div>
  );
}

export function SearchFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.state} role="alert">
      <EmptyState title={message('search.failed')} advice={message('search.failedAdvice')}>
        <Button onClick={onRetry}>{message('search.tryAgain')}</Button>
        <ButtonLink to={pages.categories} look="secondary">
          {message('search.browseCategories')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function WaysOn(): ReactNode {
  return (
    <>
      <ButtonLink to={pages.categories}>{message('search.browseCategories')}</ButtonLink>
      <ButtonLink to={pages.capabilities} look="secondary">
        {message('search.browseCapabilities')}
      </ButtonLink>
      <ButtonLink to={pages.announcements} look="secondary">
        {message('search.browseAnnouncements')}
      </ButtonLink>
    </>
  );
}
