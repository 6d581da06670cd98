import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Long enough to be seen, and over before anybody has begun to read. Unit: ms. */
const fadeMs = 120;

/**
 * Another page fades in where motion is welcome; not on the way back, where the reader is to be at once where they were. It is there
 * and can be read, heard and used from the first moment: the browser's own transitions first take a picture of the page before, and
 * the next one waits for it.
 */
export function usePageFade(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isWayBack && isMotionWelcome()) main.current?.animate({ opacity: [0.3, 1] }, fadeMs);
  }, [main, pathname, isWayBack]);
}

const isMotionWelcome = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches;
