/** The source of an answer. */
export interface Source {
  /** A path of the site with the anchor of the part, or the URL of another site. */
  readonly url: string;
  readonly title: string;
  /** From 0 to 1. */
  readonly score: number;
}

/** A passage of an article that answers a question. */
export interface Passage extends Source {
  /** The text of the article, unchanged. */
  readonly markdown: string;
}

/** An answer that quotes articles. */
export interface Answer {
  readonly text: string;
  /** The best first. */
  readonly passages: readonly [Passage, ...Passage[]];
}

/** The filters that readers choose. An empty list filters nothing. */
export interface AnswerFilters {
  readonly contentTypes: readonly string[];
  readonly productAreas: readonly string[];
  readonly sources: readonly string[];
}

export const noFilters: AnswerFilters = { contentTypes: [], productAreas: [], sources: [] };
