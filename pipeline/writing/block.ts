/** A paragraph, an item, a heading or a cell as a reader reads it. */
export interface Block {
  /** White space is folded; code, pictures and addresses are one sign each. */
  readonly words: string;
  /** JSON pointer within a rich text. */
  readonly pointer: string | undefined;
  /** Sentences are expected; of a title or a heading they are not. */
  readonly isProse: boolean;
  /** Runs in bold type, mostly the names of buttons and fields: from a character up to another. */
  readonly labels: readonly (readonly [start: number, end: number])[];
}

/** Stands for what is no word, so that sentences stay whole. */
export const placeholder = '\uFFFC';

/** Without what a reader takes for one sign, however long it is. */
export const withoutAddresses = (text: string): string =>
  text.replace(/\bhttps?:\/\/\S+|\bwww\.\S+|[^\s@]{1,64}@[^\s@]+/giu, placeholder);

/**
 * The words as they are checked, at the same places: without the letters of what is somebody else's, in bold type and
 * within quotation marks.
 */
export function ownWords({ words, labels }: Block): string {
  let own = '';
  let readTo = 0;
  for (const [start, end] of [...labels, ...quotations(words)].toSorted(([a], [b]) => a - b)) {
    if (end <= readTo) continue;
    const from = Math.max(start, readTo);
    own += words.slice(readTo, from) + withoutLetters(words.slice(from, end));
    readTo = end;
  }
  return own + words.slice(readTo);
}

const quotations = (words: string): [number, number][] =>
  Array.from(words.matchAll(/“[^”]*”|«[^»]*»|"[^"]*"/gu), ({ 0: run, index }) => [index, index + run.length]);

/** Punctuation stays: sentences end there. */
const withoutLetters = (run: string): string =>
  run.replace(/[\p{L}\p{N}]/gu, (letter) => placeholder.repeat(letter.length));

/** A line of text that stands alone; `shown` says what of it is looked at. */
export const lineBlock = (text: string, isProse: boolean, shown = withoutAddresses): Block => ({
  words: shown(text).replace(/\s+/gu, ' ').trim(),
  pointer: undefined,
  isProse,
  labels: [],
});
