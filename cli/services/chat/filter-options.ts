import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes, isContentTypeId } from '../../../schemas/content/index.ts';
import type { SearchIndex } from '../../../schemas/search/index/search-index.ts';
import type { ChatFilterOptions } from '../../../schemas/services/help-center/chat.ts';
import { searchSources } from '../../../schemas/spec/pages/search.ts';

/** All filter values, sorted by name. Source: docs/requirements.md, CH-1. */
export const filterOptions = (
  { types, productAreas, sources }: Pick<SearchIndex, 'types' | 'productAreas' | 'sources'>,
  labels: Readonly<Record<string, string>>,
): ChatFilterOptions => ({
  contentTypes: options(types.values, typeName),
  productAreas: options(productAreas.values, (area) => area),
  sources: options(
    sources.values,
    (source) => labels[`source.${source}`] ?? sourceNames.get(source) ?? source,
  ),
});

function typeName(type: string): string {
  if (!isContentTypeId(type)) return type;
  const { label, readerLabel }: ContentTypeDefinition = contentTypes[type];
  return readerLabel?.en ?? label;
}

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
