/** A place that an answer was taken from. */
export interface Source {
  /** A path of the site with the anchor of the part; of another site, its address. */
  readonly url: string;
  readonly title: string;
  /** From 0 to 1. */
  readonly score: number;
}

/** What of an article answers. */
export interface Passage extends Source {
  /** Its words as they stand in the article. */
  readonly markdown: string;
}

/** An answer in words of the articles alone. */
export interface Answer {
  readonly text: string;
  /** The best first. */
  readonly passages: readonly [Passage, ...Passage[]];
}

/** What readers narrow answers down to; an empty list leaves everything. */
export interface AnswerFilters {
  readonly contentTypes: readonly string[];
  readonly productAreas: readonly string[];
  readonly sources: readonly string[];
}

export const noFilters: AnswerFilters = { contentTypes: [], productAreas: [], sources: [] };
