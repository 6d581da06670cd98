import { createContext } from 'react';
import type { DataRouter } from 'react-router';
import { askHost } from '../../bundle/files/ask-host.ts';
import { log } from '../../services/log.ts';
import { reloadPage } from '../offline/reload-page.ts';

/** Replaces a page that React failed to render with its document. True if there is one. */
type ShowDocument = (failure: unknown) => Promise<boolean>;

/** Absent where no document can be shown: in the prerenderer, and in tests. */
export const ShowDocumentContext = createContext<ShowDocument | undefined>(undefined);

interface TakenPage {
  readonly root: HTMLElement;
  readonly router: DataRouter;
  /** React has rendered the page at least once. */
  readonly isTakenOver: () => boolean;
  /** Unmounts the page from React. */
  readonly end: () => void;
}

/**
 * Call it before React hydrates the page. If the first page fails, its prerendered HTML is restored: its links and
 * forms work without scripts. If another page fails, its document is loaded.
 */
export function documentInstead({ root, router, isTakenOver, end }: TakenPage): ShowDocument {
  // In a document that nobody sees, so that no picture of it loads.
  let first: HTMLElement | undefined = document.implementation.createHTMLDocument().importNode(root, true);
  const { pathname } = router.state.location;
  router.subscribe(({ location: shown }) => {
    if (shown.pathname !== pathname) first = undefined;
  });
  return async (exception) => {
    if (!root.isConnected) return true; // has come back already
    const { location: next } = router.state.navigation;
    if (first !== undefined) {
      root.replaceWith(first);
      log({ type: 'error', category: 'page', code: 'prerenderedPageStays', message, exception });
      setTimeout(end); // not while React renders
    }
    if (next !== undefined) location.assign(router.createHref(next));
    else if (first === undefined) await askHost(location.href).then(() => location.reload());
    // a hydrated page may fail only once, so it is loaded again
    else if (isTakenOver()) void reloadPage().catch(() => {});
    return true;
  };
}

const message = 'React could not show the page: the prerendered one stays.';
