import { useEffect, useState } from 'react';
import { rootDelayMs, rootWaitsForLoadMaxWidthPx } from '../../../schemas/spec/layout.ts';

/** Whether the page's root is marked as visible. The text is readable without the mark. */
export function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const show = () => setIsVisible(true);
    const timer = setTimeout(show, rootDelayMs);
    if (window.innerWidth <= rootWaitsForLoadMaxWidthPx) {
      window.addEventListener('load', show, { once: true });
    }
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', show);
    };
  }, []);
  return isVisible;
}
