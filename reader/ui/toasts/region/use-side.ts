import { type RefObject, useEffect, useState } from 'react';

/** The edge of the window at which the toasts stand. */
export type Side = 'bottom' | 'top';

/** The edge of the screen for the toasts. They move to the other edge if they would cover the focused element. */
export function useSide(place: RefObject<HTMLElement | null>): Side {
  const [side, setSide] = useState<Side>('bottom');
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = () => setSide((current) => clearSide(current, element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const moving of ['focusin', 'scroll']) document.addEventListener(moving, look);
    return () => {
      observer.disconnect();
      for (const moving of ['focusin', 'scroll']) document.removeEventListener(moving, look);
    };
  }, [place]);
  return side;
}

/** An element that spans both edges, such as the page's content, leaves the toasts where they are. */
function clearSide(current: Side, place: HTMLElement): Side {
  const focused = document.activeElement;
  if (focused === null || place.contains(focused)) return current;
  const box = place.getBoundingClientRect();
  const spot = focused.getBoundingClientRect();
  if (spot.right <= box.left || spot.left >= box.right) return current;
  const gap = current === 'bottom' ? innerHeight - box.bottom : box.top;
  const reach = gap + box.height + outlinePx;
  const covered = { bottom: spot.bottom > innerHeight - reach, top: spot.top < reach };
  const other = current === 'bottom' ? 'top' : 'bottom';
  return covered[current] && !covered[other] ? other : current;
}

/** The mark of the focus stands around its element. */
const outlinePx = 4;
