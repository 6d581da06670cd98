import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isWhileTyping } from '../../ui/search-field/while-typing.ts';

/**
 * After a navigation the focus goes to the page's heading, so that screen readers read it and the next Tab starts
 * there; also when a page loads after all had failed. Not on the first page, not with a hash, and not while the
 * reader types.
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
    // Elements behind a modal dialog cannot take the focus. Closing it returns the focus to its opener.
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

/** If the focused field was removed with its page, the same field of this page gets the focus. */
function goOnTyping(main: HTMLElement | null): void {
  const field = main?.querySelector<HTMLInputElement>('[role="search"] input');
  if (document.activeElement !== document.body || field === null || field === undefined) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}
