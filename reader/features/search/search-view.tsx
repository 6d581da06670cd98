import { type ReactNode, useContext, useRef } from 'react';
import { Labels } from '../../bundle/labels.ts';
import { useNavigate } from 'react-router';
import type { SearchService } from '../../services/search/search-service.ts';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChosenChips } from '../../ui/lists/chosen-chips.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isWideQuery, useMedia } from '../../browser/use-media.ts';
import { useOnline } from '../../browser/use-online.ts';
import { usePageTurn } from '../../ui/lists/use-page-turn.ts';
import { type ActiveFilter, activeFilters } from './filters/active-filters.ts';
import { FilterSheet, FilterSidebar } from './filters/filter-panel.tsx';
import { SourceSelector } from './filters/source-selector.tsx';
import { OfflineNotice } from './no-result/search-failed.tsx';
import { SearchRating } from './rating/search-rating.tsx';
import { SearchOutcomeView, type SearchOutcomeViewProps } from './search-outcome-view.tsx';
import styles from './search-view.module.css';
import { type Facets, withOwnNames } from './state/facets.ts';
import { addressOf } from './state/search-address.ts';
import {
  pageOf,
  type SearchFilters,
  type SearchRequest,
  withFilters,
  withPage,
} from './state/search-request.ts';
import { type SearchState, shownPage } from './state/search-state.ts';
import { wholeNumber } from '../../messages/whole-number.ts';

interface SearchViewProps extends Omit<SearchOutcomeViewProps, 'active' | 'onNarrow'> {
  /** The first heading of the page. */
  heading: ReactNode;
  quickAnswer: ReactNode;
  onTrack: SearchService['track'];
}

/** The content types as the site calls them. */
function useOwnNames(facets: Facets | undefined): Facets | undefined {
  const labels = useContext(Labels);
  return facets && withOwnNames(facets, labels);
}

/** The results for the typed words, with their filters. Source: docs/requirements.md, SR-1. */
export function SearchView(props: SearchViewProps): ReactNode {
  const { state, heading, quickAnswer, onTrack } = props;
  const { request } = state;
  const facets = useOwnNames(state.facets);
  const { filters } = request;
  const isDesktop = useMedia(isWideQuery);
  const isOnline = useOnline();
  const { count, narrow, narrowFromHere } = useNarrowing(request);
  const start = usePageTurn({ list: addressOf(withPage(request, 1)), page: pageOf(request) });
  const active = activeFilters(filters, facets);
  const page = shownPage(state);
  const canNarrow = facets !== undefined && facets.areas.length + facets.types.length > 0;
  const isSettled = page === undefined && state.run === undefined;
  const isAlone = isSettled && !canNarrow;

  return (
    <section ref={start} tabIndex={-1} aria-label={message('search.resultsLabel')} className={styles.results}>
      <div className={styles.top}>
        <div className={styles.head}>
          {heading}
          <p ref={count} role="status" tabIndex={-1} className={styles.count}>
            {isSettled ? <VisuallyHidden>{countText(state)}</VisuallyHidden> : countText(state)}
          </p>
          {!isDesktop && canNarrow && (
            <FilterSheet facets={facets} filters={filters} count={active.length} onApply={narrow} />
          )}
        </div>
        {facets !== undefined && <SourceSelector sources={facets.sources} request={request} />}
      </div>
      <ActiveFilters {...{ active, filters }} onNarrow={narrowFromHere} />
      <div className={classNames(!isAlone && styles.layout)}>
        {isDesktop && !isAlone && (
          <div>{canNarrow && <FilterSidebar facets={facets} filters={filters} onApply={narrow} />}</div>
        )}
        <div className={styles.content}>
          {quickAnswer}
          <OfflineNotice isShown={!isOnline && state.outcome.status === 'Found'} />
          <SearchOutcomeView {...props} active={active} onNarrow={narrowFromHere} />
          {page?.rateCode !== undefined && (
            <SearchRating key={request.query} rateCode={page.rateCode} onRate={onTrack} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Opens the page with other filters. `narrowFromHere` focuses the count, because the pressed button may disappear. */
function useNarrowing(request: SearchRequest) {
  const navigate = useNavigate();
  const count = useRef<HTMLParagraphElement>(null);
  const narrow = (chosen: SearchFilters) =>
    void navigate(addressOf(withFilters(request, chosen)), { preventScrollReset: true });
  const narrowFromHere = (chosen: SearchFilters) => {
    narrow(chosen);
    count.current?.focus();
  };
  return { count, narrow, narrowFromHere };
}

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  filters: SearchFilters;
  onNarrow: (filters: SearchFilters) => void;
}

const ActiveFilters = ({ active, filters, onNarrow }: ActiveFiltersProps): ReactNode => (
  <ChosenChips
    label={message('search.activeFilters')}
    chosen={active.map(({ key, name, without }) => ({ key, name, onRemove: () => onNarrow(without) }))}
    clear={message('search.clearAll')}
    onClear={() => onNarrow({ ...filters, areas: [], types: [] })}
  />
);

/** 'Results a-b of n', or '0 results'. Source: docs/requirements.md, SR-1. */
function countText(state: SearchState): string {
  const page = shownPage(state);
  if (page !== undefined) {
    const { first, last, total } = page;
    return message('search.range', {
      first: wholeNumber(first),
      last: wholeNumber(last),
      count: wholeNumber(total),
    });
  }
  if (state.run !== undefined) return message('search.searching');
  return state.outcome.status === 'Error' ? '' : message('search.zero');
}
