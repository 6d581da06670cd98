/** Navigation state for a page that loads while a reader types: the focus stays in the field. */
export const whileTyping = { keepsFocus: true } as const;

/** Of a step of the history. */
export const isWhileTyping = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state && state.keepsFocus === true;
