import { type RefObject, useEffect } from 'react';
import { overlapOf } from './overlap-of.ts';

/** Where something comes under a list and takes of its height, what has the focus in the list stays in view. */
export function useFocusInView(scroller: RefObject<HTMLElement | null>, canShrink: boolean): void {
  useEffect(() => {
    const list = scroller.current;
    if (list === null || !canShrink) return undefined;
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (focused === null || focused === list || !list.contains(focused)) return;
      list.scrollBy({ top: overlapOf(list, focused), behavior: 'instant' });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [scroller, canShrink]);
}
