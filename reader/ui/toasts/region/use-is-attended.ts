import { type RefObject, useEffect, useState } from 'react';

/**
 * True while the toasts have the pointer or the focus, or the window is inactive. Their time is paused then. The
 * listeners are on the document, because an element that is removed under the pointer sends no event.
 */
export function useIsAttended(place: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(() => document.visibilityState === 'hidden');
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && place.current?.contains(target) === true;
    const over = ({ target }: Event) => setIsHovered(isInside(target));
    const out = ({ relatedTarget }: PointerEvent) => setIsHovered(isInside(relatedTarget));
    const focusIn = ({ target }: Event) => setIsFocused(isInside(target));
    const focusOut = ({ relatedTarget }: FocusEvent) => setIsFocused(isInside(relatedTarget));
    const visibility = () => setIsHidden(document.visibilityState === 'hidden');
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('pointerout', out, { signal });
    document.addEventListener('focusin', focusIn, { signal });
    document.addEventListener('focusout', focusOut, { signal });
    document.addEventListener('visibilitychange', visibility, { signal });
    return () => end.abort();
  }, [place]);
  return isHovered || isFocused || isHidden;
}
