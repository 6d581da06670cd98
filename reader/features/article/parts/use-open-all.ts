import { type RefObject, useEffect } from 'react';
import { labelOpenAll } from './open-all.ts';

/** Keeps the words of the buttons that open all questions in step with the questions. */
export function useOpenAll(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const label = () => labelOpenAll(element);
    element.addEventListener('toggle', label, { capture: true }); // it does not bubble
    return () => element.removeEventListener('toggle', label, { capture: true });
  }, [container]);
}
