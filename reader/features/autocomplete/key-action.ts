import type { KeyboardEvent } from 'react';

/** The effect of a key on the list. Other keys edit the text. */
export type KeyAction = 'move' | 'take' | 'close' | undefined;

interface ListNow {
  readonly isShown: boolean;
  readonly hasOptions: boolean;
  /** Below 0: none. */
  readonly highlightedIndex: number;
}

/** Home, End, and Left and Right stay the text's; keys of an input method are its own. */
export function keyAction(
  event: KeyboardEvent,
  { isShown, hasOptions, highlightedIndex }: ListNow,
): KeyAction {
  if (event.nativeEvent.isComposing || event.keyCode === composing) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'Enter') return isShown && highlightedIndex >= 0 ? 'take' : 'close';
  if (event.key === 'Escape') return isShown ? 'move' : undefined;
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  return isArrow && hasOptions ? 'move' : undefined;
}

/** The key code that Safari gives for the key that ends a composition, after the composition has ended. */
const composing = 229;
