import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { message } from '../../../messages/message.ts';
import { addressOf } from '../state/search-address.ts';
import { type SearchRequest, withQuery } from '../state/search-request.ts';
import styles from './no-result.module.css';

interface DidYouMeanProps {
  request: SearchRequest;
  /** Absent: nothing is said. */
  words: string | undefined;
}

/** A link to the results for other words. */
export function DidYouMean({ request, words }: DidYouMeanProps): ReactNode {
  if (words === undefined) return null;
  return (
    <p className={styles.instead}>
      {message('search.didYouMean')}{' '}
      <AppLink to={addressOf(withQuery(request, words))} className={styles.words}>
        {words}
      </AppLink>
    </p>
  );
}
