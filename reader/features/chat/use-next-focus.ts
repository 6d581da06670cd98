import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** For what can leave the page with the focus: where that goes then, so that it is never lost. */
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
