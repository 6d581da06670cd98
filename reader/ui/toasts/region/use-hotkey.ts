import { type RefObject, useEffect } from 'react';
import { toastHotkey } from '../../../../schemas/spec/interface/toasts.ts';
import { newestItem } from './newest-item.ts';

/** Elements that use letter keys for typing or choosing. */
const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"]';

/** The key that leads to the newest toast, outside of fields and without other keys. Source: docs/requirements.md, TS-2. */
export function useHotkey(place: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHotkey(event) || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      newestItem(place.current)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [place, isOn]);
}

const isHotkey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === toastHotkey && !altKey && !ctrlKey && !metaKey && !shiftKey;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;
