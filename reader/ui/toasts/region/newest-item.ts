/** The newest toast that is not about to go or waiting: it stands last in the document, and on top for the eye. */
export const newestItem = (place: HTMLElement | null): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>('li[data-state="open"]:not([hidden])') ?? [])].at(-1);
