import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf } from './search-address.ts';
import { keyOf } from './search-request.ts';
import type { SearchState } from './search-state.ts';

/** Corrects an address that asks for what cannot be: a page after the last one, a filter that no result has. */
export function useSettledAddress({ asked, request, run }: SearchState): void {
  const [, setQuery] = useSearchParams();
  const isSettled = run === undefined && asked.query !== '';
  const corrected = isSettled && keyOf(asked) !== keyOf(request) ? addressOf(request) : undefined;
  useEffect(() => {
    if (corrected !== undefined) setQuery(corrected, { replace: true, preventScrollReset: true });
  }, [corrected, setQuery]);
}
