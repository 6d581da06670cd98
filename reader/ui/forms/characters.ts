import { message } from '../../messages/message.ts';

/** An emoji of two code units is one character. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** The problem of a text that is too long. Undefined for a text that fits. */
export function tooLong(text: string, maxCharacters: number): string | undefined {
  const count = countCharacters(text) - maxCharacters;
  return count > 0 ? message('form.tooLong', { count }) : undefined;
}
