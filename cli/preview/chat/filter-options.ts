import { contentTypes, isContentTypeId } from '../../../schemas/content/index.ts';
import type { SearchIndex } from '../../../schemas/search/index/search-index.ts';
import type { ChatFilterOptions } from '../../../schemas/services/help-center/chat.ts';
import { searchSources } from '../../../schemas/spec/pages/search.ts';

/** All filter values, sorted by name. Source: docs/requirements.md, CH-1. */
export const filterOptions = (
  { types, productAreas, sources }: Pick<SearchIndex, 'types' | 'productAreas' | 'sources'>,
  labels: Readonly<Record<string, string>>,
): ChatFilterOptions => ({
  contentTypes: options(types.values, (type) => (isContentTypeId(type) ? contentTypes[type].label : type)),
  productAreas: options(productAreas.values, (area) => area),
  sources: options(
    sources.values,
    (source) => labels[`source.${source}`] ?? sourceNames.get(source) ?? source,
  ),
});

/** The names of sources that no configuration names. */
const sourceNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [searchSources.knowledgeBase]: 'Knowledge Base',
    [searchSources.otherDocuments]: 'Other documents',
  }),
);

const options = (values: readonly string[], nameOf: (value: string) => string) =>
  values
    .map((id) => ({ id, displayName: nameOf(id) }))
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName, 'en'));
