import type { ReactNode } from 'react';
import type { Bundle } from '../../bundle/files/bundle.ts';
import type { ActiveFilter } from './filters/active-filters.ts';
import { DidYouMean } from './no-result/did-you-mean.tsx';
import type { RowLink } from '../../ui/lists/link-rows.tsx';
import { NoFilterData } from './no-result/no-filter-data.tsx';
import { NotFound } from './no-result/not-found.tsx';
import { FailureNotice, SearchFailed } from './no-result/search-failed.tsx';
import { ResultList } from './results/result-list.tsx';
import { ResultsLoading } from './results/results-loading.tsx';
import styles from './search-view.module.css';
import type { ShownResult } from './state/found-page.ts';
import type { SearchFilters } from './state/search-request.ts';
import { type SearchState, shownPage } from './state/search-state.ts';

export interface SearchOutcomeViewProps {
  state: SearchState;
  bundle: Pick<Bundle, 'contents' | 'search'>;
  topics: readonly RowLink[];
  featured: readonly RowLink[];
  active: readonly ActiveFilter[];
  onRetry: () => void;
  onFollow: (result: ShownResult) => void;
  onNarrow: (filters: SearchFilters) => void;
  onAskChat: ((query: string) => void) | undefined;
}

/**
 * The outcome of a search, or its progress. Earlier results for the same words stay visible meanwhile. Source:
 * docs/requirements.md, SR-4.
 */
export function SearchOutcomeView(props: SearchOutcomeViewProps): ReactNode {
  const { state, bundle, topics, featured, active, onRetry, onFollow, onNarrow, onAskChat } = props;
  const { request, outcome, facets, run } = state;
  const isWaiting = run !== undefined;
  const page = shownPage(state);
  if (page !== undefined) {
    return (
      <div className={styles.outcome}>
        {outcome.status === 'Error' && !isWaiting && (
          <FailureNotice failure={outcome.failure} onRetry={onRetry} />
        )}
        <DidYouMean request={page.request} words={page.suggestion} />
        <ResultList page={page} facets={facets} isWaiting={isWaiting} onFollow={onFollow} />
      </div>
    );
  }
  if (isWaiting) return <ResultsLoading count={Math.min(request.perPage, 10)} />;
  if (outcome.status === 'Error') return <SearchFailed failure={outcome.failure} onRetry={onRetry} />;
  if (outcome.status === 'NotFound') {
    const { suggestion } = outcome;
    return <NotFound {...{ bundle, request, topics, featured, suggestion, onAskChat }} />;
  }
  if (outcome.status === 'NoFilterData') {
    return (
      <NoFilterData
        filters={request.filters}
        active={active}
        onChange={onNarrow}
        onAskChat={onAskChat && (() => onAskChat(request.query))}
      />
    );
  }
  return null;
}
