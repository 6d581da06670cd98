import { createContext } from 'react';

/** The address of this site, for addresses from elsewhere. Provided once, from `site.json`. */
export interface SiteAddress {
  /** As the configuration names it; absent where it does not. */
  readonly siteUrl?: string | undefined;
  /** Starts and ends with a slash. */
  readonly basePath: string;
}

export const SiteAddress = createContext<SiteAddress>({ basePath: '/' });
