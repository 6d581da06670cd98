import { type RefObject, useEffect } from 'react';

/** Left between the current item and the edge of its list. Unit: CSS pixels. */
const marginPx = 48;

/** A list that scrolls by itself follows the text: its current item stays in view, and the page does not move. */
export function useCurrentInView(
  scroller: RefObject<HTMLElement | null>,
  currentPlace: string | undefined,
): void {
  useEffect(() => {
    const list = scroller.current;
    if (list === null || currentPlace === undefined) return;
    const href = `#${encodeURIComponent(currentPlace)}`;
    const link = [...list.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
    if (link !== undefined) list.scrollBy({ top: overlapOf(list, link), behavior: 'instant' });
  }, [scroller, currentPlace]);
}

/** How far an item stands out of its list; negative where it stands out above. Unit: CSS pixels. */
function overlapOf(list: Element, item: Element): number {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const above = inner.top - outer.top - marginPx;
  const below = inner.bottom - outer.bottom + marginPx;
  return above < 0 ? above : Math.max(0, below);
}
