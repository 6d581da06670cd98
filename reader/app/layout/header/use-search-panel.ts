import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface SearchPanel {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/**
 * A search field behind a button. Opening focuses the field, Escape returns the focus to the button, and a navigation
 * closes the field.
 */
export function useSearchPanel(): SearchPanel {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    panel.current?.querySelector('input')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  const toggle = () => setOpenAt(isOpen ? undefined : key);
  return { button, panel, isOpen, toggle };
}
