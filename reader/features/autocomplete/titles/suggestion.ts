/** A suggested text, cut for the list. Source: docs/requirements.md, AC-1. */
export interface Suggestion {
  readonly text: string;
  readonly url: string;
  readonly id: string;
  /** The typed part of the text. Unit: UTF-16 code units, as in strings. */
  readonly highlight: readonly [start: number, length: number];
}

/** The content of the list for the typed words. */
export interface Suggestions {
  /** Those that hold the typed words, then similar ones. */
  readonly list: readonly Suggestion[];
  /** The place of the first similar one; the length of the list if there is none. */
  readonly similarFrom: number;
}

export const noSuggestions: Suggestions = { list: [], similarFrom: 0 };
