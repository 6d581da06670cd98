/** A word whose UTF-8 bytes were decoded as Windows-1252, and the correct word. */
export interface WrongEncoding {
  readonly start: number;
  readonly end: number;
  /** The correct word. */
  readonly meant: string;
}

/** The characters of the bytes 80 to 9F in Windows-1252. Source: WHATWG Encoding, index windows-1252. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A continuation byte of UTF-8, decoded as Windows-1252 or as Latin 1. */
const next = `[\\u0080-\\u00bf${windows}]`;

const suspect = new RegExp(`[\\u00c2-\\u00f4]${next}`, 'u');

/** Characters of UTF-8, of two to four bytes each. */
const runs = new RegExp(
  `(?:[\\u00c2-\\u00df]${next}|[\\u00e0-\\u00ef]${next}{2}|[\\u00f0-\\u00f4]${next}{3})+`,
  'gu',
);

/** Counting stops here, because a greater number says nothing more. */
export const maxWords = 1000;

/** The words of a text that were decoded wrongly, in order. */
export function wrongEncodings(text: string): readonly WrongEncoding[] {
  if (!suspect.test(text)) return [];
  const words: WrongEncoding[] = [];
  for (const { index, 0: run } of text.matchAll(runs)) {
    if (index < (words.at(-1)?.end ?? 0) || !isWrong(text, index, run)) continue;
    words.push(wordAt(text, index, index + run.length));
    if (words.length === maxWords) break;
  }
  return words;
}

/**
 * Whether a run is certainly wrong. Correct text can look similar: a capital at the end of a word with a quotation mark after it
 * (`“CAFÉ”`), an accent and a French space (`café »`).
 */
function isWrong(text: string, index: number, run: string): boolean {
  const meant = decoded(run);
  if (meant === undefined) return false;
  if (certain.test(run) || Array.from(meant).length > 2) return true;
  if (!/^[ÂÃÄÅ]/u.test(run) || !/^[\u00a0-\u017f]+$/u.test(meant)) return false;
  const before = text.slice(Math.max(0, index - 2), index);
  const isWithin = /\p{Ll}$/u.test(before) || /^\p{Ll}/u.test(text.slice(index + run.length));
  return isWithin || (/^[ÂÃ]/u.test(run) && !/(?:\p{Lu}|\p{Ps}|\p{Pi}\s?|["'])$/u.test(before));
}

/** Wrongly decoded quotation marks, dashes, arrows, emoji and byte order marks. No language has such a sequence. */
const certain = /â[€‚„†ˆ‰œ\u0080\u0082\u0084\u0086\u0088\u0089\u009c]|ð[Ÿ\u009f]|ï»¿/u;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(run: string): string | undefined {
  const bytes = Uint8Array.from(run, (character) => {
    const index = windows.indexOf(character);
    return index === -1 ? character.charCodeAt(0) : 0x80 + index;
  });
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The greatest length of a word on each side of a run, in characters. */
const maxAround = 40;

/** The word around a run, decoded as often as it was decoded wrongly. */
function wordAt(text: string, runStart: number, runEnd: number): WrongEncoding {
  const [head = ''] =
    /(?:[ÂÃ]\u00a0|\S)*$/u.exec(text.slice(Math.max(0, runStart - maxAround), runStart)) ?? [];
  const [tail = ''] = /^(?:[ÂÃ]\u00a0|\S)*/u.exec(text.slice(runEnd, runEnd + maxAround)) ?? [];
  const [start, end] = [runStart - head.length, runEnd + tail.length];
  let meant = text.slice(start, end);
  for (let time = 0; time < 3; time += 1) meant = meant.replace(runs, (run) => decoded(run) ?? run);
  return { start, end, meant: meant.replace(/\u00a0/gu, ' ').trim() };
}
