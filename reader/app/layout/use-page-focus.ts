import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isWhileTyping } from '../../ui/search-field/while-typing.ts';

/**
 * After a navigation to another page the focus goes to its heading, so that a screen reader reads it and the next Tab
 * starts there; likewise when a page comes after all that had failed. Not on the first page, where the browser has put
 * it, and not where a hash names a place, and not away from who is typing.
 */
export function usePageFocus({ hasFailed }: { hasFailed: boolean }): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, state } = useLocation();
  const isTyping = isWhileTyping(state);
  const page = `${pathname} ${hasFailed}`;
  const focused = useRef(page);
  useEffect(() => {
    if (focused.current === page) return;
    focused.current = page;
    if (hash !== '' && !hasFailed) return;
    if (isTyping) return goOnTyping(main.current);
    const focus = () => focusOn(main.current?.querySelector('h1') ?? main.current);
    const dialog = document.querySelector('dialog:modal');
    if (dialog === null) return focus();
    // Nothing behind a modal dialog takes the focus, and closing it gives the focus to what opened it.
    dialog.addEventListener('close', focus, { once: true });
    return () => dialog.removeEventListener('close', focus);
  }, [page, hash, hasFailed, isTyping]);
  return main;
}

export function focusOn(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Where the field that was typed into has gone with its page, the one of this page takes over. */
function goOnTyping(main: HTMLElement | null): void {
  const field = main?.querySelector<HTMLInputElement>('[role="search"] input');
  if (document.activeElement !== document.body || field === null || field === undefined) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}
