import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Gives what a list begins with: after a turn to another of its pages, reading goes on there, for eyes and for screen
 * readers. Back and Forward come back to where the reader was instead.
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
