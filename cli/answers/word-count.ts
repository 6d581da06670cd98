import { spacelessScripts } from '../../schemas/base/text/spaceless.ts';

const spaceless = new RegExp(`[${spacelessScripts}]`, 'gu');
/** About as long as a word of a language with spaces. */
const charactersPerWord = 2;

/** How many words a text has, about. */
export const wordCount = (text: string): number =>
  text.split(/\s+/u).length + Math.floor((text.match(spaceless)?.length ?? 0) / charactersPerWord);
