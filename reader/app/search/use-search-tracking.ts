import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { pages, toRoutePath } from '../../../schemas/urls.ts';
import { searchEvent } from '../../services/analytics/page-events.ts';
import { track } from '../../services/analytics/analytics.ts';
import { wordsInAddress } from '../../ui/search-field/words-in-address.ts';

/** The page of the reader, and the words that are searched for. */
interface Visit {
  readonly path: string;
  readonly words: string;
}

/**
 * Sends an event for every search, because each search field leads to the results page. Another page of the same
 * results is no new search, nor is a return to them. Source: docs/requirements.md, HM-1.
 */
export function useSearchTracking(): void {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const path = toRoutePath(pathname);
  const words = path === pages.search ? wordsOf(search) : '';
  const last = useRef<Visit>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = { path, words };
    if (words === '' || words === before?.words) return;
    const isReturn = before === undefined ? isReloadOrReturn() : navigation === NavigationType.Pop;
    if (!isReturn) track(searchEvent({ words, from: before?.path }));
  }, [path, words, navigation]);
}

const wordsOf = (query: string): string => wordsInAddress(new URLSearchParams(query)).trim();

/**
 * True if the document was reloaded or reached by Back or Forward. A document from an address or a form is a search.
 */
function isReloadOrReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
