import { useSyncExternalStore } from 'react';

/** Whether a media query holds; not in a prerendered page. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/** Matches if a panel fits beside the page. Style sheets repeat it. Source: docs/requirements.md, "Numbers". */
export const isWideQuery = '(width >= 1024px)';
