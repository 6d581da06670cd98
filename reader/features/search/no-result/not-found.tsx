import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Bundle } from '../../../bundle/open.ts';
import { message } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { addressOf } from '../state/search-address.ts';
import { type SearchRequest, withQuery } from '../state/search-request.ts';
import { ListPages } from './list-pages.tsx';
import styles from './no-result.module.css';
import { useWaysOn } from './use-ways-on.ts';

export interface NotFoundProps {
  bundle: Pick<Bundle, 'contents' | 'search'>;
  request: SearchRequest;
  /** The words that the service offers instead. */
  suggestion: string | undefined;
  /** Absent: there is no chat. */
  onAskChat?: ((query: string) => void) | undefined;
}

/** No page has the words: never a dead end. Source: requirements SR-4, ux.md 7. */
export function NotFound({ bundle, request, suggestion, onAskChat }: NotFoundProps): ReactNode {
  const waysOn = useWaysOn(bundle, request);
  const instead = suggestion ?? otherWords(waysOn.suggestion, request.query);
  return (
    <EmptyState title={message('search.notFound')} advice={message('search.notFoundAdvice')}>
      {instead !== undefined && (
        <p className={styles.instead}>
          {message('search.didYouMean')}{' '}
          <Link to={addressOf(withQuery(request, instead))} className={styles.words}>
            {instead}
          </Link>
        </p>
      )}
      {waysOn.nearest.length > 0 && (
        <section className={styles.nearest} aria-label={message('search.nearest')}>
          <h3>{message('search.nearest')}</h3>
          <ul>
            {waysOn.nearest.map(({ url, title }) => (
              <li key={url}>
                <SiteLink to={url}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {onAskChat !== undefined && (
        <Button onClick={() => onAskChat(request.query)}>{message('search.askChat')}</Button>
      )}
      <ListPages />
    </EmptyState>
  );
}

const otherWords = (words: string | undefined, query: string): string | undefined =>
  words?.toLowerCase() === query.toLowerCase() ? undefined : words;
