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
  readonly list: readonly Suggestion[];
  /** No text holds the words as they were typed: these do with one letter after their first four changed, added, left out or swapped. */
  readonly areSimilar: boolean;
}

export const noSuggestions: Suggestions = { list: [], areSimilar: false };
