import { createContext } from 'react';

/** The address of this site, for addresses from elsewhere. Provided once, from `site.json`. */
export interface SiteAddress {
  /** From the configuration. Undefined if it is not set. */
  readonly siteUrl?: string | undefined;
  /** Starts and ends with a slash. */
  readonly basePath: string;
}

export const SiteAddress = createContext<SiteAddress>({ basePath: '/' });
