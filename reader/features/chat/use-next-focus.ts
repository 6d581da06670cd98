import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** For an element that can be removed while it has the focus: `focusNext` focuses another one. */
export function useNextFocus<Leaving extends HTMLElement>(focusNext: () => void): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  const give = useEffectEvent(focusNext);
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      // the element is still in the page: nodes are removed after this cleanup
      if (element !== null && element === document.activeElement) give();
    };
  }, []);
  return leaving;
}
