import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Sets the focus and the scroll position to the start of a list after a turn to another page of it. Back and Forward
 * restore the reader's position instead.
 */
export function usePageTurn({ list, page }: { list: string; page: number }): RefObject<HTMLElement | null> {
  const start = useRef<HTMLElement>(null);
  const shown = useRef({ list, page });
  const isStep = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    const before = shown.current;
    shown.current = { list, page };
    if (!isStep || before.list !== list || before.page === page) return;
    start.current?.scrollIntoView();
    start.current?.focus({ preventScroll: true });
  }, [list, page, isStep]);
  return start;
}
