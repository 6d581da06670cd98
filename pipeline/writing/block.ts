/** A paragraph, an item, a heading or a cell as readers see it. */
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

/** Stands for content without words, so that sentences stay whole. */
export const placeholder = '\uFFFC';

/** The words with addresses and similar runs replaced by one sign. */
export const withoutAddresses = (text: string): string =>
  text.replace(/\bhttps?:\/\/\S+|\bwww\.\S+|[^\s@]{1,64}@[^\s@]+/giu, placeholder);

/**
 * The words as they are checked, at the same positions. The letters of labels in bold type and of quotations are replaced.
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

/** A single line of text as a block; `shown` selects the words that are checked. */
export const lineBlock = (text: string, isProse: boolean, shown = withoutAddresses): Block => ({
  words: shown(text).replace(/\s+/gu, ' ').trim(),
  pointer: undefined,
  isProse,
  labels: [],
});
