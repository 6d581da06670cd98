import { interfaceTexts } from './interface.ts';

/** Sorts texts as the page's language does; numbers in them by their value. */
export const compareTexts = (one: string, other: string): number =>
  one.localeCompare(other, interfaceTexts.locales, { numeric: true });
