import * as z from 'zod/mini';

/** A document of the search. */
export interface SearchDocument {
  readonly id: string;
  readonly title: string;
  /** The description and the headings of the article, one a line. */
  readonly headings: string;
  /** The words of the article, without markup and without code blocks. */
  readonly text: string;
  /** The words of its code blocks: they are found, and no result shows them. */
  readonly code?: string;
  /** A path of the site, with a hash where it is a part of a page; of another site, its address. */
  readonly url: string;
  /** Where it comes from, as the search service names it: a value of SOURCE. */
  readonly source: string;
  /** Its content type; what other systems give may have none. */
  readonly type?: string;
  /** `Area`, or `Parent / Area`. */
  readonly productArea?: string;
  readonly updatedAt?: string;
  /** The first words of the article, for lists of results. */
  readonly abstract: string;
}

const numbers = z.array(z.number());

/** Values that many documents share: each once, and for each document its place among them; -1 where it has none. */
const sharedValues = z.object({ values: z.array(z.string()), of: numbers });
export type SharedValues = z.infer<typeof sharedValues>;

/**
 * The index of a bundle: which words stand where, and of each document what a result shows. Lists are by document, in
 * one order. Texts are not kept: they would be most of the file.
 */
export const searchIndex = z.object({
  /** The code of the language whose words it has; absent: English. */
  language: z.optional(z.string()),
  /** Every word, folded and sorted, a space between. */
  terms: z.string(),
  /** For each word the documents that have it, a space between; `postings.ts` reads it. */
  postings: z.string(),
  /** How many words the title and the text have. */
  titleLengths: numbers,
  textLengths: numbers,
  ids: z.array(z.string()),
  titles: z.array(z.string()),
  urls: z.array(z.string()),
  abstracts: z.array(z.string()),
  /** Empty where nothing says when. */
  updatedAt: z.array(z.string()),
  sources: sharedValues,
  types: sharedValues,
  productAreas: sharedValues,
  /** Groups of words that mean the same. */
  synonyms: z.array(z.array(z.string())),
});
export type SearchIndex = z.infer<typeof searchIndex>;
