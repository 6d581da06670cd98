/** A text to suggest, cut to what a list shows. Source: docs/requirements.md, AC-1. */
export interface Suggestion {
  readonly text: string;
  readonly url: string;
  readonly id: string;
  /** What of the text was typed. Unit: UTF-16 code units, as strings count. */
  readonly highlight: readonly [start: number, length: number];
}

/** What a list shows for the words that a reader has typed. */
export interface Suggestions {
  readonly list: readonly Suggestion[];
  /** No text holds the words as they were typed: these do with one letter after their first four changed, added, left out or swapped. */
  readonly areSimilar: boolean;
}

export const noSuggestions: Suggestions = { list: [], areSimilar: false };
