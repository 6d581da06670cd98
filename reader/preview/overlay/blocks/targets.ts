import { useEffect, useEffectEvent } from 'react';
import { closedAround, isHidden } from './spots.ts';
import type { ChangedBlock } from '../changes/use-changes.ts';

/** A block that can be scrolled to, with its key. */
export type Target = Pick<ChangedBlock, 'key' | 'block'>;

export const canBeShown = ({ block }: Pick<Target, 'block'>): boolean =>
  !isHidden(block) || closedAround(block).length > 0;

const keyOf = ({ dataset }: HTMLElement): string | undefined => dataset['spot'] ?? dataset['change'];

export const markerOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-spot], [data-change]')].find(
    (each) => keyOf(each) === key,
  );

export const focusedKey = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? keyOf(document.activeElement) : undefined;

/** A marker that is opened gets the focus, as soon as it is there: its block may have stood in a closed part. */
export function useFocusOnOpened(open: string | undefined, isThere: boolean): void {
  useEffect(() => {
    if (open !== undefined && isThere) markerOf(open)?.focus({ preventScroll: true });
  }, [open, isThere]);
}

/** Calls back on a press outside the overlay. */
export function useOutsidePress(isOpen: boolean, onPress: () => void): void {
  const press = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-overlay]') === null) onPress();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: Event) => press(event);
    addEventListener('pointerdown', listener);
    return () => removeEventListener('pointerdown', listener);
  }, [isOpen]);
}
