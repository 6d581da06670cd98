import { carryOver } from '../../../schemas/carry-over.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import type { Bundle } from '../files/bundle.ts';
import { redirectOf } from '../../../schemas/redirect-of.ts';
import type { Citation, ResolveCitation } from './citation.ts';
import { citedAddress, type CitedSite } from './cited-address.ts';
import { type OwnPage, ownPages } from './own-pages.ts';

export type CitedBundle = Pick<Bundle, 'manifest' | 'contents' | 'redirects' | 'site'>;

/** Longer titles of other sites are cut. */
const maxTitleCharacters = 150;

/**
 * Resolves the addresses of an answer against the bundle. A page of this site gets its title from the bundle,
 * whatever the answer says. Queries are dropped: cited pages have none, and one could carry a case.
 * A hash is kept without a check, because the anchors are in the article files, and none is loaded for this. A page
 * with an unknown hash opens at its start.
 */
export async function openCitations(bundle: CitedBundle, address: CitedSite): Promise<ResolveCitation> {
  const [manifest, contents, redirects, site] = await Promise.all([
    bundle.manifest(),
    bundle.contents(),
    bundle.redirects(),
    bundle.site(),
  ]);
  const pageAt = ownPages({ manifest, contents, site });

  const movedTo = (path: string, hash: string): Citation | undefined => {
    const rule = redirectOf(redirects, toRoutePath(path));
    if (rule === undefined) return undefined;
    const target = citedAddress(carryOver(rule.to, { query: '', hash }), address);
    if (target === undefined) return gone;
    if (target.kind === 'other') return offSite(target.address);
    const page = first(target.paths, pageAt);
    return page === undefined ? gone : here('moved', page, target.hash);
  };

  return (url, title) => {
    const asked = citedAddress(url, address);
    if (asked === undefined) return gone;
    if (asked.kind === 'other') return offSite(asked.address, title);
    const { paths, hash } = asked;
    const page = first(paths, pageAt);
    return page === undefined
      ? (first(paths, (path) => movedTo(path, hash)) ?? gone)
      : here('live', page, hash);
  };
}

/** Resolves every address to nothing while the lists are unknown. */
export const gone: Citation = { state: 'gone' };

function first<Found>(
  paths: readonly string[],
  find: (path: string) => Found | undefined,
): Found | undefined {
  for (const path of paths) {
    const found = find(path);
    if (found !== undefined) return found;
  }
  return undefined;
}

const here = (state: 'live' | 'moved', { url, ...page }: OwnPage, hash: string): Citation => ({
  state,
  ...page,
  url: url + (hash === '#' ? '' : hash),
});

const offSite = ({ href, host }: URL, title = ''): Citation => ({
  state: 'offSite',
  url: href,
  title: plain(title) || host,
  host,
});

/** One line without invisible characters and those that change the direction of text. */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .slice(0, maxTitleCharacters)
    .toWellFormed();
