import { charactersIn } from '../../../../schemas/base/text/spaceless.ts';
import { folded } from '../../../../schemas/base/text/fold.ts';

const ascii = /^[\0-\x7f]*$/u;

/** A text as suggestions compare it: without case and diacritics, as the search does. Its length may differ. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return charactersIn(text).map(foldedCharacter).join('');
}

const known = new Map<string, string>();

function foldedCharacter(character: string): string {
  const plain = known.get(character) ?? folded(character);
  known.set(character, plain);
  return plain;
}

/** Where a part of a folded text stands in the text: whole characters. Unit: UTF-16 code units. */
export function unfoldedRange(
  text: string,
  start: number,
  length: number,
): readonly [start: number, end: number] {
  if (ascii.test(text)) return [start, start + length];
  let read = 0;
  let from: number | undefined;
  let place = 0;
  for (const character of charactersIn(text)) {
    if (read >= start + length && from !== undefined) break;
    read += foldedCharacter(character).length;
    if (from === undefined && read > start) from = place;
    place += character.length;
  }
  return [from ?? place, place];
}
