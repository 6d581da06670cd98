import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf, trimmedAddress } from './search-address.ts';
import { keyOf } from './search-request.ts';
import type { SearchState } from './search-state.ts';

/**
 * Corrects an address that asks for what cannot be: a page after the last one, a filter that no result has. Blanks around the
 * words go at once: a form that is sent without scripts leaves them there.
 */
export function useSettledAddress({ asked, request, run }: SearchState): void {
  const [query, setQuery] = useSearchParams();
  const isSettled = run === undefined && asked.query !== '';
  const settled = isSettled && keyOf(asked) !== keyOf(request) ? addressOf(request) : undefined;
  const corrected = trimmedAddress(query) ?? settled;
  useEffect(() => {
    if (corrected !== undefined) setQuery(corrected, { replace: true, preventScrollReset: true });
  }, [corrected, setQuery]);
}
