import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface Disclosure {
  readonly details: RefObject<HTMLDetailsElement | null>;
  /** Closes it, and gives the focus back to what opens it. */
  readonly close: () => void;
}

/** A `<details>` that lies over the page: Escape and a press elsewhere close it. */
export function useDisclosure(): Disclosure {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (details.current?.open !== true) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (details.current !== null && !details.current.contains(target as Node)) details.current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [close]);
  return { details, close };
}
