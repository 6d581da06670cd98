/** A piece of a part that can stand in an answer by itself: a sentence or a short paragraph, a step, a row of a table. */
export interface Unit {
  readonly markdown: string;
  /** The same without markup, to be searched and counted. */
  readonly words: string;
  /** Units of one list, table or paragraph have the same number; it grows through the part. */
  readonly group: number;
  readonly kind: 'sentence' | 'item' | 'row' | 'code';
  /** Of a row: the head of its table, in Markdown. */
  readonly head?: string;
}

/** What stands under one heading of an article, or before the first one: where an answer comes from. */
export interface Part {
  /** The id of its document in the search: that of the article, or of a question, or of another system's document. */
  readonly document: string;
  /** The content types that it counts as: its own and its article's. */
  readonly types: readonly string[];
  /** A path of the site with the anchor of the heading; of another site, its address. */
  readonly url: string;
  /** The heading; before the first one the title of the article. */
  readonly title: string;
  /** The title of the article and the headings above this one, the outermost first. */
  readonly above: readonly string[];
  readonly units: readonly Unit[];
}
