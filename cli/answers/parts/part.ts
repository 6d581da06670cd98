/** The smallest piece of an answer: a sentence, a list item, a row of a table, or a code block. */
export interface Unit {
  readonly markdown: string;
  /** The same without markup, to be searched and counted. */
  readonly words: string;
  /** Units of one list, table or paragraph share a number. Numbers increase through the part. */
  readonly group: number;
  readonly kind: 'sentence' | 'item' | 'row' | 'code';
  /** The head of a row's table, in Markdown. */
  readonly head?: string;
}

/** The content under one heading of an article, or before the first heading. */
export interface Part {
  /** The id of its document in the search index: an article, a question, or a document of another system. */
  readonly document: string;
  /** Its own content type and that of its article. */
  readonly types: readonly string[];
  /** A path of the site with the anchor of the heading, or the URL of another site. */
  readonly url: string;
  /** The heading. Before the first heading it is the title of the article. */
  readonly title: string;
  /** The title of the article and the headings above this one, the outermost first. */
  readonly above: readonly string[];
  readonly units: readonly Unit[];
}
