import { interfaceTexts } from './interface.ts';

/** `9,991`, as the interface's language writes it. */
export const wholeNumber = (number: number): string => number.toLocaleString(interfaceTexts.locales);
