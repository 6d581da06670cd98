import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { SearchTrackingEvent } from '../../../schemas/services/search/search-tracking.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { message } from '../../messages/message.ts';
import type { SearchService } from '../../services/search/search-service.ts';
import { TextWithWords } from '../../ui/text-with-words.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAddressQuery } from '../../browser/use-address-query.ts';
import { useDocumentTitle } from '../../browser/use-document-title.ts';
import { pageCountOf } from './results/result-list.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-page.module.css';
import type { RowLink } from '../../ui/lists/link-rows.tsx';
import { SearchStart } from './search-start.tsx';
import { SearchView } from './search-view.tsx';
import { addressOf, requestFrom, trimmedAddress } from './state/search-address.ts';
import type { SearchState } from './state/search-state.ts';
import { keyOf, pageOf } from './state/search-request.ts';
import { type SearchEvents, useSearchEvents } from './state/use-search-events.ts';
import { useSearch } from './state/use-search.ts';

type SearchRate = Extract<SearchTrackingEvent, { type: 'search_rate' }>['data'];

export interface SearchPageProps extends SearchEvents {
  /** Finds the results. */
  service: SearchService;
  /** Helps where the service finds nothing. */
  bundle: Pick<Bundle, 'contents' | 'search'>;
  siteName: string;
  /** To choose from in place of a search. */
  topics: readonly RowLink[];
  /** Below the topics where nothing is found. */
  featured: readonly RowLink[];
  /** Stands above the results. */
  quickAnswer?: ReactNode;
  /** The results of these words were rated, and the service knows. */
  onRate?: (words: string, rating: SearchRate) => void;
  /** Opens the chat with the query; absent: there is none. */
  onAskChat?: (query: string) => void;
}

/** The results of the query in the address. Source: docs/requirements.md, SR-1. */
export function SearchPage(props: SearchPageProps): ReactNode {
  const { service, bundle, siteName, topics, featured, quickAnswer, onRate, onAskChat } = props;
  const asked = requestFrom(useAddressQuery());
  const { state, retry } = useSearch(service, asked);
  const onFollow = useSearchEvents(state, service, props);
  useSettledAddress(state);
  const title = titleOf(state);
  useDocumentTitle(title && message('site.title', { page: title, site: siteName }));

  return (
    <div className={styles.page}>
      <SearchBox request={state.request} />
      {asked.query === '' ? (
        <>
          <h1 className={styles.unseen}>
            <VisuallyHidden>{message('search.heading')}</VisuallyHidden>
          </h1>
          <SearchStart topics={topics} />
        </>
      ) : (
        <SearchView
          state={state}
          bundle={bundle}
          topics={topics}
          featured={featured}
          heading={<Heading state={state} />}
          quickAnswer={quickAnswer}
          onRetry={retry}
          onFollow={onFollow}
          onTrack={async (event) => {
            const answer = await service.track(event);
            if (answer.ok && event.type === 'search_rate') onRate?.(state.request.query, event.data);
            return answer;
          }}
          onAskChat={onAskChat}
        />
      )}
    </div>
  );
}

/** Names the words, or says that nothing is found. */
function Heading({ state: { asked, outcome, run } }: { state: SearchState }): ReactNode {
  const isNothing = run === undefined && outcome.status === 'NotFound';
  return (
    <h1 className={styles.heading} data-nothing={isNothing || undefined}>
      {isNothing ? (
        message('search.notFound')
      ) : (
        <TextWithWords text="search.headingFor" name="query" words={asked.query} />
      )}
    </h1>
  );
}

/** Which page of how many. */
function titleOf({ outcome }: SearchState): string | undefined {
  if (outcome.status !== 'Found') return undefined;
  const { page } = outcome;
  return message('search.title', { page: pageOf(page.request), pages: pageCountOf(page) });
}

/**
 * Corrects an address with a page after the last one, or with a filter that no result has. It removes spaces around the
 * words at once: a form without scripts keeps them.
 */
function useSettledAddress({ asked, request, run }: SearchState): void {
  const [query, setQuery] = useSearchParams();
  const isSettled = run === undefined && asked.query !== '';
  const settled = isSettled && keyOf(asked) !== keyOf(request) ? addressOf(request) : undefined;
  const corrected = trimmedAddress(query) ?? settled;
  useEffect(() => {
    if (corrected !== undefined) setQuery(corrected, { replace: true, preventScrollReset: true });
  }, [corrected, setQuery]);
}
