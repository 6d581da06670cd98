import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** For an element that can be removed while it has the focus: `focusNext` focuses another one. */
export function useNextFocus<Leaving extends HTMLElement>(focusNext: () => void): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  const give = useEffectEvent(focusNext);
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      // still in the page: what is taken away goes after its effects
      if (element !== null && element === document.activeElement) give();
    };
  }, []);
  return leaving;
}
