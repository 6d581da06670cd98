import { type RefObject, useEffect } from 'react';

/** Opens all parts while the page is printed, because paper has no buttons. */
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
