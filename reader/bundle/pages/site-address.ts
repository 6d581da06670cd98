import { createContext } from 'react';

/** Where this site stands, for addresses that come from elsewhere. Provided once, from `site.json`. */
export interface SiteAddress {
  /** As the configuration names it; absent where it does not. */
  readonly siteUrl?: string | undefined;
  /** Starts and ends with a slash. */
  readonly basePath: string;
}

export const SiteAddress = createContext<SiteAddress>({ basePath: '/' });
