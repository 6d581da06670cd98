import { charactersIn, spacelessScripts, wordSegmenter } from './spaceless.ts';

const spaceless = new RegExp(`[${spacelessScripts}]`, 'u');
/** What nobody expects before an ellipsis. */
const lastSigns = /[\s,;:.·、。，．・：；،؛]+$/u;

/** The beginning of a text, up to a length in characters: whole words, in scripts without spaces too. */
export function beginningOf(text: string, maxLength: number): string {
  const part = text.slice(0, maxLength);
  const space = part.lastIndexOf(' ');
  const end = spaceless.test(part.slice(space + 1)) ? wordAt(text, maxLength).start : space;
  const whole = end > 0 ? text.slice(0, end) : wholeCharacters(text, maxLength);
  return whole.replace(lastSigns, '');
}

/** The place of the first word that begins at a place of a text, or after it; 0 where none does. */
export function nextWord(text: string, from: number): number {
  if (from === 0) return 0;
  const space = text.indexOf(' ', from);
  const piece = text.slice(from, space < 0 ? undefined : space).search(spaceless);
  if (piece !== 0) return piece < 0 ? space + 1 : from + piece;
  const { start, end } = wordAt(text, from);
  return start === from ? from : end;
}

/** Words are looked for so far around a place, in characters: no word is longer. */
const around = 40;

/** The word at a place, or the character in a browser that cannot tell words. */
function wordAt(text: string, at: number): { readonly start: number; readonly end: number } {
  const from = Math.max(0, at - around);
  const word = wordSegmenter('en')
    ?.segment(text.slice(from, at + around))
    .containing(at - from);
  if (word !== undefined) return { start: from + word.index, end: from + word.index + word.segment.length };
  return { start: wholeCharacters(text, at).length, end: at };
}

/** More characters than belong together. */
const beyond = 16;

/** The first characters of a text, none of them without its marks or its other half. */
export function wholeCharacters(text: string, length: number): string {
  if (length >= text.length) return text;
  let end = 0;
  for (const character of charactersIn(text.slice(0, length + beyond))) {
    if (end + character.length > length) break;
    end += character.length;
  }
  return text.slice(0, end);
}
