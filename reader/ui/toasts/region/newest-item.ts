/** The newest visible toast. It is last in the document, and on top on the screen. */
export const newestItem = (place: HTMLElement | null): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>('li[data-state="open"]:not([hidden])') ?? [])].at(-1);
