import { type RefObject, useEffect } from 'react';

/** Paper has no buttons: everything is open while the page is printed. */
export function useOpenForPrint(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(container.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const part of opened) part.open = true;
    };
    const close = () => {
      for (const part of opened) part.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [container]);
}
