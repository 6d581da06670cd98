import { createContext } from 'react';
import type { OwnPrefixes } from '../../../schemas/routes.ts';

/** The address of this site, for addresses from elsewhere. Provided once, from `site.json`. */
export interface SiteAddress {
  /** From the configuration. Undefined if it is not set. */
  readonly siteUrl?: string | undefined;
  /** Starts and ends with a slash. */
  readonly basePath: string;
  /** The folder that paths of services are below; absent: `basePath`. */
  readonly serviceBase?: string | undefined;
  /** The site's own prefixes of addresses. */
  readonly routes?: OwnPrefixes | undefined;
}

export const SiteAddress = createContext<SiteAddress>({ basePath: '/' });
