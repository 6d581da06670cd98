/** Whether something happens in the toasts of the page: who dismisses one has done nothing else. */
export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null;
