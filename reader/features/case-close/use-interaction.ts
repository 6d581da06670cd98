import { type RefObject, useEffect } from 'react';

/**
 * Calls back on an interaction outside an element: a click, a key that acts, and Escape anywhere. Scrolling and
 * moving the focus do not count, nor do the browser's own shortcuts. Source: docs/requirements.md, DF-1.
 */
export function useInteraction(
  own: RefObject<HTMLElement | null>,
  { isActive, onInteraction }: { isActive: boolean; onInteraction: () => void },
): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const isElsewhere = ({ target }: Event) =>
      !isInToasts(target) && !(target instanceof Node && own.current?.contains(target) === true);
    const onPress = (event: MouseEvent) => {
      if (isElsewhere(event)) onInteraction();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' ? !isInToasts(event.target) : doesSomething(event) && isElsewhere(event))
        onInteraction();
    };
    // On the way down: the press that has opened it is past this point.
    document.addEventListener('click', onPress, { capture: true });
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('click', onPress, { capture: true });
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [own, isActive, onInteraction]);
}

/** True for a key that types or presses something. The space bar also scrolls, so it does not count. */
function doesSomething({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || key === ' ') return false;
  return key.length === 1 || ['Enter', 'Backspace', 'Delete'].includes(key);
}

/** True if the target is in the page's toasts. To dismiss a toast is no interaction with the page. */
const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null;
