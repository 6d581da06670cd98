import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/** The address's query; empty until React has taken over, because the prerendered page knew none. */
export function useAddressQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useHydrated() ? query : emptyQuery;
}

const emptyQuery = new URLSearchParams();
