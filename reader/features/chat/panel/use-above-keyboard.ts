import { type RefObject, useEffect } from 'react';

/** Keeps a panel above a phone's keyboard, which covers the window and leaves its height as it is. */
export function useAboveKeyboard(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = panel.current;
    const visible = window.visualViewport ?? undefined; // absent where tests run
    if (!isOpen || element === null || visible === undefined) return undefined;
    const fit = () => {
      if (visible.scale > 1) return; // zoomed by its reader, who sees a part of it
      element.style.setProperty('--visible-top', `${visible.offsetTop}px`);
      element.style.setProperty('--visible-block-size', `${visible.height}px`);
    };
    fit();
    const moves = ['resize', 'scroll'] as const;
    for (const move of moves) visible.addEventListener(move, fit);
    return () => {
      for (const move of moves) visible.removeEventListener(move, fit);
    };
  }, [panel, isOpen]);
}
