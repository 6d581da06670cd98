import { type RefObject, useEffect, useState } from 'react';
import { contentsStickPx } from '../../../../schemas/spec/contents.ts';

/** Whether the page has been scrolled by about 65 pixels past an element's top. */
export function useIsScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => {
      const top = element.current?.getBoundingClientRect().top;
      setPast(top !== undefined && top < -contentsStickPx);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [element]);
  return isPast;
}
