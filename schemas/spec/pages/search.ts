/** Unit: results a page. Source: docs/requirements.md, Numbers, "Search page size default 10". */
export const defaultResultsPerPage = 10;

/**
 * The facets that every search asks for, as the service names them.
 * Unit: names on the wire. Source: docs/requirements.md, Numbers, "facets SOURCE, PRODUCT_AREA, CONTENTFUL_TYPE".
 */
export const searchFacets = {
  source: 'SOURCE',
  productArea: 'PRODUCT_AREA',
  contentType: 'CONTENTFUL_TYPE',
} as const;

export type SearchFacet = (typeof searchFacets)[keyof typeof searchFacets];

/**
 * What the service writes before and after a match. The yellow comes from the style sheet, because the
 * content policy takes no style attribute.
 * Unit: HTML, start and end tag. Source: docs/requirements.md, Numbers, "highlight tags wrap matches in a mark element
 * with yellow background".
 */
export const matchHighlightTags = ['<mark>', '</mark>'] as const;

/**
 * Where results come from, unless the configuration names other sources: articles, and documents of other systems.
 * Unit: values of SOURCE. Source: docs/search.md, "Sources".
 */
export const searchSources = { knowledgeBase: 'knowledgeBase', otherDocuments: 'otherDocuments' } as const;

/**
 * From the last key to the search, where autosubmit is on.
 * Unit: ms. Source: docs/requirements.md, Numbers, "Search autosubmit 1000 ms".
 */
export const searchAutosubmitMs = 1000;

/**
 * The list of a filter scrolls beyond it.
 * Unit: CSS pixels. Source: docs/requirements.md, Numbers, "filter list max 400 px".
 */
export const filterListMaxHeightPx = 400;
