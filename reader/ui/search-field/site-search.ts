import { createContext, type RefObject } from 'react';

/** The search field of the header, which is behind a button on phones. */
export interface SiteSearch {
  /** The element around the field. */
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  /** Shows and focuses the field. Escape closes it, and returns the focus to `opener`. */
  readonly open: (opener: HTMLElement) => void;
  readonly close: () => void;
}

/** Null outside the layout of a page. */
export const SiteSearchContext = createContext<SiteSearch | null>(null);
