import * as z from 'zod/mini';
import { searchFacets } from '../spec/search.ts';

const facetName = z.enum([searchFacets.source, searchFacets.productArea, searchFacets.contentType]);
const wholeNumber = z.int().check(z.minimum(0));

/** More would keep the service busy for one reader. */
const maxQueries = 10;
const maxLength = 100;
export const maxQueryCharacters = 1000;

/** One search. Source: requirements SR-10. */
export const searchQuery = z.strictObject({
  query: z.string().check(z.maxLength(maxQueryCharacters)),
  /** A result has one of the values of each facet that is named. */
  filters: z.partialRecord(facetName, z.array(z.string())),
  /** How many results, from `offset` on. */
  length: wholeNumber.check(z.maximum(maxLength)),
  offset: wholeNumber,
  /** Which facets are counted. */
  facets: z.array(facetName),
  /** What stands before and after a match in titles and abstracts. */
  matchHighlightTags: z.tuple([z.string(), z.string()]),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** The body of the batch search: several searches at once. */
export const batchSearchRequest = z.strictObject({
  queries: z.array(searchQuery).check(z.minLength(1), z.maxLength(maxQueries)),
});

/** What is not there, or has another shape, is not known: one odd value does not cost a reader every result. */
// oxlint-disable promise/valid-params -- zod's catch, not a promise's
const text = z.catch(z.optional(z.string()), undefined);
const texts = z.catch(z.optional(z.array(z.string())), undefined);

/** Every attribute is a list, of which the first value counts. Titles and abstracts are HTML. Source: requirements SR-6. */
const searchHit = z.object({
  id: text,
  title: text,
  highlightedTitle: text,
  score: z.catch(z.optional(z.number()), undefined),
  tracking: z.catch(z.optional(z.object({ clickCode: text, rateCode: text })), undefined),
  attributes: z.catch(
    z.object({
      SOURCE: texts,
      BEST_DYNABS: texts,
      PARAGRAPHS: texts,
      DIRECT_URL: texts,
      URL: texts,
      CONTENTFUL_TYPE: texts,
      UPDATED_DATE: texts,
      PRODUCT_AREA: texts,
    }),
    {},
  ),
});
export type SearchHit = z.infer<typeof searchHit>;

const facetOption = z.object({ text: z.string(), value: z.string(), count: z.number() });
export type FacetOption = z.infer<typeof facetOption>;

const facet = z.object({ name: z.string(), options: z.array(facetOption) });
export type Facet = z.infer<typeof facet>;

/** What one search finds. Source: spec.md section 3, "Search response". */
export const searchReply = z.object({
  results: z.array(searchHit),
  numberOfResults: z.number(),
  facets: z.catch(z.array(facet), []),
  /** `rateCode`: with it the reader is asked how good the results are. Source: requirements QA-4. */
  tracking: z.catch(z.optional(z.object({ rateCode: text })), undefined),
  /** The query in a spelling that does match. Ours: the service's documentation has none. */
  suggestion: text,
});
// oxlint-enable promise/valid-params
export type SearchReply = z.infer<typeof searchReply>;

/** A result set for each query, in their order: at least one. */
export const batchSearchReply = z.tuple([searchReply], searchReply);
