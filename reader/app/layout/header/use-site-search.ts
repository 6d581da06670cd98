import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SiteSearch } from '../../../ui/search-field/site-search.ts';

/**
 * A search field behind a button. Opening focuses the field, Escape returns the focus to the button, and a navigation
 * closes the field.
 */
export function useSiteSearch(): SiteSearch {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ at: string; by: HTMLElement }>();
  const opener = opened?.at === key ? opened.by : undefined;

  useEffect(() => {
    if (opener === undefined) return;
    panel.current?.querySelector('input')?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpened(undefined);
      opener.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [opener]);

  return useMemo(
    () => ({
      panel,
      isOpen: opener !== undefined,
      open: (by) => setOpened({ at: key, by }),
      close: () => setOpened(undefined),
    }),
    [key, opener],
  );
}
