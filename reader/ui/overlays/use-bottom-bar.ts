import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets a CSS property to the height of a bar at the bottom of the window. The page and the corners use it to make room,
 * so that the bar never covers the focus or the last line.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, property = '--bottom-bar'): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${element.offsetHeight}px`);
    measure();
    revealFocus(element);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property]);
}

/** Scrolls the focused element out from under the bar. */
function revealFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || bar.contains(focused)) return;
  const isBehind = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  if (isBehind) focused.scrollIntoView({ block: 'nearest' });
}
