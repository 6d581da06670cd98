import { useEffect, useEffectEvent } from 'react';
import { stepRows } from './findings/step-rows.ts';

/** Neither browsers nor readers' shortcuts use them. */
export const keyNames = {
  next: 'Alt+.',
  previous: 'Alt+,',
  nextChange: 'Alt+Shift+.',
  previousChange: 'Alt+Shift+,',
  switch: 'Alt+/',
} as const;

/** By the key's place, because with Alt some keyboards type other signs. */
const steps: Readonly<Record<string, 1 | -1>> = { Period: 1, Comma: -1 };

interface Keys {
  readonly onStep: (by: 1 | -1) => void;
  readonly onStepChange: (by: 1 | -1) => void;
  readonly onSwitch: () => void;
  /** Says whether there was something to close. */
  readonly onEscape: () => boolean;
}

export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      if (keys.onEscape()) event.preventDefault();
      return;
    }
    if (!event.altKey && stepRows(event)) event.preventDefault();
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const by = steps[event.code];
    const act =
      by !== undefined
        ? () => (event.shiftKey ? keys.onStepChange(by) : keys.onStep(by))
        : event.code === 'Slash' && !event.shiftKey
          ? keys.onSwitch
          : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
