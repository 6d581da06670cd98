import { type RefObject, useEffect } from 'react';
import { overlapOf } from './overlap-of.ts';

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
