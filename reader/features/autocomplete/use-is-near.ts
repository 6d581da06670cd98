import { type RefObject, useEffect, useState } from 'react';
import { isMetered } from '../../browser/connection.ts';
import { onceInSight } from '../../browser/once-in-sight.ts';

/**
 * True if a reader is likely to type into a field: it has the focus or the pointer, or it is the visible main field of
 * its page and the browser is idle. On a metered connection only the focus counts.
 */
export function useIsNear(input: RefObject<HTMLInputElement | null>, isMain: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const field = input.current;
    if (isNear || field === null) return;
    const come = () => setIsNear(true);
    if (document.activeElement === field) come();
    field.addEventListener('focus', come);
    const stopWatching = isMetered() ? undefined : watch(field, isMain, come);
    return () => {
      field.removeEventListener('focus', come);
      stopWatching?.();
    };
  }, [input, isMain, isNear]);
  return isNear;
}

function watch(field: HTMLInputElement, isMain: boolean, come: () => void): () => void {
  const stopLooking = isMain ? onceInSight(field, come) : undefined;
  field.form?.addEventListener('pointerenter', come);
  return () => {
    stopLooking?.();
    field.form?.removeEventListener('pointerenter', come);
  };
}
