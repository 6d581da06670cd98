import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation to another page the focus goes to its heading, so that a screen reader reads it and the next Tab
 * starts there. Not on the first page, where the browser has put it, and not where a hash names a place.
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    if (hash !== '') return;
    const focus = () => focusOn(main.current?.querySelector('h1') ?? main.current);
    const dialog = document.querySelector('dialog[open]');
    if (dialog === null) return focus();
    // Nothing behind an open dialog takes the focus, and closing it gives the focus to what opened it.
    dialog.addEventListener('close', focus, { once: true });
    return () => dialog.removeEventListener('close', focus);
  }, [pathname, hash]);
  return main;
}

function focusOn(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
