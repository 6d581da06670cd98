/** What a page that comes while a reader types must know: the focus stays where it is. */
export const whileTyping = { keepsFocus: true } as const;

/** Of a step of the history. */
export const isWhileTyping = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state && state.keepsFocus === true;
