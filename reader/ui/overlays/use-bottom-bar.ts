import { type RefObject, useLayoutEffect } from 'react';

/**
 * Says how high a bar at the window's end is, in a property that page and corners make room by: what has the focus is never
 * behind it, and the page's last line can be scrolled to.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
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
  }, [bar]);
}

const property = '--bottom-bar';

/** The bar may have come over what has the focus. */
function revealFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || bar.contains(focused)) return;
  const isBehind = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  if (isBehind) focused.scrollIntoView({ block: 'nearest' });
}
