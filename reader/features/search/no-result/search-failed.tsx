import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import { failureMessage } from '../../../messages/failure-message.ts';
import { message } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { ListPages } from './list-pages.tsx';
import styles from './no-result.module.css';

interface FailedProps {
  failure: ServiceFailure;
  onRetry: () => void;
}

/** A search that failed, with the reason and the next step. Source: docs/requirements.md, SR-4. */
export const SearchFailed = ({ failure, onRetry }: FailedProps): ReactNode => (
  <div role="alert">
    <EmptyState title={message('search.notFound')} advice={failureMessage(failure)}>
      <p className={styles.instead}>{message('search.notFoundAdvice')}</p>
      <Button onClick={onRetry}>{message('search.tryAgain')}</Button>
      <ListPages />
    </EmptyState>
  </div>
);

/** A notice above earlier results, which stay. */
export const FailureNotice = ({ failure, onRetry }: FailedProps): ReactNode => (
  <div role="alert" className={styles.notice}>
    <CloudOff className={styles.icon} />
    <p>
      {failureMessage(failure)} {message('search.earlierStays')}
    </p>
    <Button look="secondary" onClick={onRetry}>
      {message('search.tryAgain')}
    </Button>
  </div>
);

/** The status element is always rendered, because screen readers announce only changes in an existing one. */
export const OfflineNotice = ({ isShown }: { isShown: boolean }): ReactNode => (
  <div role="status" className={styles.offline}>
    {isShown && (
      <div className={styles.notice}>
        <CloudOff className={styles.icon} />
        <p>{message('search.offline')}</p>
      </div>
    )}
  </div>
);
