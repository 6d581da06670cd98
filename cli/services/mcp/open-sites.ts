import { followSite } from '../serve/follow-site.ts';
import { openBuiltSite } from '../site/built-site.ts';
import { openSearchHere } from '../site/site-search.ts';
import type { CurrentSites } from './current-sites.ts';

/** Opens a site to be read and searched, and again whenever it is switched to another version. */
export async function openSites(site: string): Promise<CurrentSites> {
  const { current } = await followSite(site, {
    open: (read, where) =>
      openBuiltSite(read, where, {
        engineOf: () => undefined,
        wording: undefined,
        openSearch: openSearchHere,
      }),
    onSwitch: () => {},
    onError: console.error,
  });
  return () => current().sites;
}
