import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { newestItem } from './newest-item.ts';

/**
 * Moves the focus from a toast that disappears: to the next toast, or to the earlier element, or to the page's content.
 * A focus outside of the toasts stays.
 */
export function useFocusReturn(place: RefObject<HTMLElement | null>): (from: HTMLElement) => void {
  const origin = useOrigin(place);
  return useCallback(
    (from) => {
      const { activeElement } = document;
      // The library has already moved it from the toast to the list.
      const isLeft = from.contains(activeElement) || activeElement === from.parentElement;
      if (!isLeft) return;
      const back = origin.current?.isConnected === true ? origin.current : document.querySelector('main');
      const next = newestItem(place.current) ?? back;
      next?.focus({ preventScroll: true });
    },
    [place, origin],
  );
}

/** The element that had the focus before the toasts. */
function useOrigin(place: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    const isInside = (one: EventTarget | null) => one instanceof Node && place.current?.contains(one);
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      if (!isInside(target)) origin.current = null;
      else if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget))
        origin.current = relatedTarget;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [place]);
  return origin;
}
