import { useLocation } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { useAddress } from '../../bundle/base-path.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';

/**
 * The sign-in page, with the way back to where the reader is; that way starts at the host's root, as the sign-in service
 * needs it. The prerendered page knows neither its query nor, where nothing is found, its address.
 */
export function useSignInUrl(): string {
  const address = useAddress();
  const { pathname, search, hash } = useLocation();
  if (!useHydrated() || pathname === pages.home) return pages.signIn;
  if (pathname === pages.signIn) return pages.signIn + search;
  return `${pages.signIn}?ReturnUrl=${encodeURIComponent(address(pathname) + search + hash)}`;
}
