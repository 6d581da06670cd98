import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Long enough to be seen, and over before anybody has begun to read. Unit: ms. */
const fadeMs = 120;

/**
 * Fades another page in unless motion is reduced, and not on the way back. The page is usable from the first moment:
 * view transitions would first take a picture of the old page and delay the new one.
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
