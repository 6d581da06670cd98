import { useEffect, useState } from 'react';

/** How long after the first rendering the page is marked. Unit: ms. Source: spec.md section 9, 'Root delay'. */
const delayMs = 10;
/** Up to this width the window's load marks the page, too. Unit: CSS px. Source: requirements LY-7. */
const maxWidthOfLoad = 1024;

/** Whether the page's root is marked as visible. The text is readable without the mark. */
export function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const show = () => setIsVisible(true);
    const timer = setTimeout(show, delayMs);
    if (window.innerWidth <= maxWidthOfLoad) window.addEventListener('load', show, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', show);
    };
  }, []);
  return isVisible;
}
