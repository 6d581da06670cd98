import * as z from 'zod/mini';
import { id as givenId, listOf, number, requiredListOf, text } from '../lenient.ts';
import { searchFacets } from '../../spec/pages/search.ts';

const facetName = z.enum([searchFacets.source, searchFacets.productArea, searchFacets.contentType]);
const wholeNumber = z.int().check(z.minimum(0));

/** More would keep the service busy for one reader. */
export const maxQueries = 10;
const maxLength = 100;
export const maxQueryCharacters = 1000;

/** One search. Source: docs/requirements.md, SR-10. */
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

/** What of a list is text. */
const texts = z.optional(listOf(z.string()));

// oxlint-disable promise/valid-params -- zod's catch, not a promise's

/** Every attribute is a list, of which the first value counts. Titles and abstracts are HTML. Source: docs/requirements.md, SR-6. */
const searchHit = z.object({
  id: z.catch(z.optional(givenId), undefined),
  title: text,
  highlightedTitle: text,
  score: number,
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

/** `text`: what readers call the value; where it says nothing, the value stands for itself. Source: docs/requirements.md, SR-5. */
const facetOption = z.object({ text: z.catch(z.string(), ''), value: givenId, count: z.number() });
export type FacetOption = z.infer<typeof facetOption>;

const facet = z.object({ name: z.string(), options: listOf(facetOption) });
export type Facet = z.infer<typeof facet>;

/** What one search finds. Source: docs/requirements.md, Enumerations, "Search response". */
export const searchReply = z.object({
  results: requiredListOf(searchHit),
  /** Where it is not known, those that came are counted. */
  numberOfResults: z.catch(z.number(), 0),
  facets: listOf(facet),
  /** `rateCode`: with it the reader is asked how good the results are. Source: docs/requirements.md, QA-4. */
  tracking: z.catch(z.optional(z.object({ rateCode: text })), undefined),
  /** The query in a spelling that does match. Ours: the service's documentation has none. */
  suggestion: text,
});
// oxlint-enable promise/valid-params
export type SearchReply = z.infer<typeof searchReply>;

/** A result set for each query, in their order: at least one. */
export const batchSearchReply = z.tuple([searchReply], searchReply);
