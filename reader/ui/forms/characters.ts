import { message } from '../../messages/message.ts';

/** An emoji of two code units is one character. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** What is wrong with a text that is too long; nothing with one that just fits. */
export function tooLong(text: string, maxCharacters: number): string | undefined {
  const count = countCharacters(text) - maxCharacters;
  return count > 0 ? message('form.tooLong', { count }) : undefined;
}
