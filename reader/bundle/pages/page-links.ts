import { decoded } from '../../../schemas/base/text/decoded.ts';

/** The properties of a click, of the browser or of React. */
type Press = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A plain click: no new tab, no download, no other button. */
export const isPlainClick = (event: Press): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/** Paths that the server answers, not the app. Source: docs/requirements.md, RT-1; bundle files are under `/assets/`. */
const serverPaths = /^\/(?:assets|Auth)\//u;

/**
 * The path within the app that a link leads to. Undefined if the browser follows the link. `basePath` ends with a
 * slash.
 */
export function pathWithinApp(link: HTMLAnchorElement, basePath: string): string | undefined {
  if (link.origin !== location.origin || !link.pathname.startsWith(basePath)) return undefined;
  if (link.hreflang !== '') return undefined; // the site in another language is another app
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const path = link.pathname.slice(basePath.length - 1);
  return serverPaths.test(path) ? undefined : path + link.search + link.hash;
}

/** The anchor of a link within this page. Undefined for any other link. */
export function placeOnThisPage(link: HTMLAnchorElement): string | undefined {
  const isHere =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash.length > 1 ? decodedHash(link.hash) : undefined;
}

/** The id of a hash, decoded. A hash that cannot be decoded stays as it is. */
export const decodedHash = (hash: string): string => decoded(hash.slice(1));
