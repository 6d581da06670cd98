/**
 * What the bundle's search index holds of a document, and how much each field weighs. MiniSearch reads an index only
 * with the options it was built with, so both programs take them from here.
 * Unit: MiniSearch options. Source: design.md, "Bundle", `search.json`.
 */
export const searchIndexOptions = {
  idField: 'id',
  fields: ['title', 'headings', 'text'],
  storeFields: ['title', 'url', 'type', 'productArea', 'updatedAt', 'abstract'],
  searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: 0.2 },
};

/** A document of the search index. */
export interface SearchDocument {
  readonly id: string;
  readonly title: string;
  /** The headings of the article, one a line. */
  readonly headings: string;
  /** The words of the article, without markup. */
  readonly text: string;
  readonly url: string;
  readonly type: string;
  readonly productArea?: string;
  readonly updatedAt?: string;
  /** The first words of the article, for lists of results. */
  readonly abstract: string;
}
