import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation to another page the focus goes to its heading, so that a screen reader reads it and the next Tab
 * starts there; likewise when a page comes after all that had failed. Not on the first page, where the browser has put
 * it, and not where a hash names a place.
 */
export function usePageFocus({ hasFailed }: { hasFailed: boolean }): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const page = `${pathname} ${hasFailed}`;
  const focused = useRef(page);
  useEffect(() => {
    if (focused.current === page) return;
    focused.current = page;
    if (hash !== '' && !hasFailed) return;
    const focus = () => focusOn(main.current?.querySelector('h1') ?? main.current);
    const dialog = document.querySelector('dialog[open]');
    if (dialog === null) return focus();
    // Nothing behind an open dialog takes the focus, and closing it gives the focus to what opened it.
    dialog.addEventListener('close', focus, { once: true });
    return () => dialog.removeEventListener('close', focus);
  }, [page, hash, hasFailed]);
  return main;
}

function focusOn(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
