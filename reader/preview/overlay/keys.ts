import { useEffect, useEffectEvent } from 'react';

/** Neither browsers nor readers' shortcuts use them. */
export const keyNames = { next: 'Alt+.', previous: 'Alt+,' } as const;

/** By the key's place, because with Alt some keyboards type other signs. */
const steps: Readonly<Record<string, 1 | -1>> = { Period: 1, Comma: -1 };

export function useKeys(onStep: (by: 1 | -1) => void, onEscape: () => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      if (onEscape()) event.preventDefault();
      return;
    }
    const by = steps[event.code];
    if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onStep(by);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
