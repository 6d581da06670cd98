import { isPiece } from './words.ts';

/** A word of a sorted list that is nearly another one. */
export interface NearWord {
  /** Its place in the list. */
  readonly term: number;
  /** How many letters differ: left out, added, another one, or two that changed places. */
  readonly letters: number;
}

/** Numbers, pieces of a text without spaces, and words so short that most others are near, are taken as they are typed. */
export function lettersThatMayDiffer(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word) || isPiece(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The words of a sorted list that differ from a word in a few letters. Words that begin alike are compared once as far
 * as they are alike, and beginnings that are too far away are skipped whole.
 * Source: optimal string alignment, row by row.
 */
export function nearWords(
  word: string,
  terms: readonly string[],
  most = lettersThatMayDiffer(word),
): NearWord[] {
  if (most === 0) return [];
  const found: NearWord[] = [];
  const longest = word.length + most;
  const width = word.length + 1;
  const rows = new Uint8Array((longest + 1) * width);
  for (let column = 0; column < width; column += 1) rows[column] = column;
  let before = '';
  /** Rows up to this one are those of the word before. */
  let known = 0;
  /** The word before was too far away at this length already. */
  let dead = Number.POSITIVE_INFINITY;
  for (let term = 0; term < terms.length; term += 1) {
    const candidate = terms[term] ?? '';
    const alike = alikeUpTo(before, candidate, Math.min(known, dead));
    if (alike >= dead) continue;
    before = candidate;
    dead = Number.POSITIVE_INFINITY;
    let length = alike;
    const end = Math.min(candidate.length, longest);
    while (length < end) {
      length += 1;
      if (fillRow(rows, length, candidate, word) > most) {
        dead = length;
        break;
      }
    }
    known = length;
    if (dead > length && candidate.length <= longest) {
      const letters = rows[length * width + word.length] ?? 0;
      if (letters > 0 && letters <= most) found.push({ term, letters });
    }
  }
  return found;
}

/** How many characters two words have in common at their start, as far as `most`. */
export function alikeUpTo(a: string, b: string, most: number): number {
  const end = Math.min(a.length, b.length, most);
  let length = 0;
  while (length < end && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

/** How far the candidate's first `length` letters are from each beginning of the word. Gives the least. */
function fillRow(rows: Uint8Array, length: number, candidate: string, word: string): number {
  const width = word.length + 1;
  const row = length * width;
  const letter = candidate.charCodeAt(length - 1);
  rows[row] = length;
  let least = length;
  for (let column = 1; column < width; column += 1) {
    const same = word.charCodeAt(column - 1) === letter;
    let letters = Math.min(
      at(rows, row - width + column) + 1,
      at(rows, row + column - 1) + 1,
      at(rows, row - width + column - 1) + (same ? 0 : 1),
    );
    const changedPlaces =
      length > 1 &&
      column > 1 &&
      letter === word.charCodeAt(column - 2) &&
      candidate.charCodeAt(length - 2) === word.charCodeAt(column - 1);
    if (changedPlaces) letters = Math.min(letters, at(rows, row - 2 * width + column - 2) + 1);
    rows[row + column] = letters;
    if (letters < least) least = letters;
  }
  return least;
}

/** Every place that is asked for has been filled. */
const at = (rows: Uint8Array, place: number): number => rows[place] ?? 0;
