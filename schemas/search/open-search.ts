import type { BundleFiles } from '../bundle/index.ts';
import type { SearchHit, SearchQuery, SearchReply } from '../services/search/batch-search.ts';
import { bestOf } from './best-of.ts';
import { facetValues, filterAndCount } from './facets.ts';
import { openFind } from './query/find.ts';
import type { FoundWords } from './found-words.ts';
import { escapeHtml, highlighted } from './highlight.ts';
import { passageOf } from './passage.ts';
import type { SearchLanguage } from './language.ts';
import type { SearchIndex } from './index/search-index.ts';

/** Answers as the live service does. */
export type Search = (query: SearchQuery) => SearchReply;

/** The text of a document by its id, where it is at hand: then results show the passage that matches. */
export type TextOf = (id: string) => string | undefined;

interface SearchOptions {
  /** The index's. */
  readonly language: SearchLanguage;
  readonly textOf?: TextOf | undefined;
}

/** Opens the bundle's index once, to be asked often: for the preview's service, and for readers of a site without one. */
export function openSearch(
  { index }: BundleFiles['search'],
  { language, textOf = () => undefined }: SearchOptions,
): Search {
  const find = openFind(index, language);
  const values = facetValues(index);
  return (query) => {
    const { found, words, suggestion } = find(query.query);
    const filtered = filterAndCount(found, values, query);
    const best = found.reduce((score, each) => Math.max(score, each.score), 0);
    const shown = bestOf(filtered.found, query.offset, query.length);
    const look = { words, tags: query.matchHighlightTags, textOf };
    return {
      results: shown.map((each) => ({
        ...hitOf(each.document, index, look),
        score: Math.round((each.score / best) * 1000) / 1000,
      })),
      numberOfResults: filtered.found.length,
      facets: [...filtered.facets],
      ...(suggestion !== undefined && { suggestion }),
    };
  };
}

interface Look {
  readonly words: FoundWords;
  readonly tags: readonly [string, string];
  readonly textOf: TextOf;
}

/** More marks than these say no more of a passage. */
const maxMarks = 2;

function hitOf(document: number, index: SearchIndex, { words, tags, textOf }: Look): SearchHit {
  const id = index.ids[document] ?? '';
  const title = index.titles[document] ?? '';
  const passage = passageOf(textOf(id) ?? '', words);
  const updatedAt = index.updatedAt[document] ?? '';
  const type = index.types.values[index.types.of[document] ?? -1];
  const area = index.productAreas.values[index.productAreas.of[document] ?? -1];
  return {
    id,
    title: escapeHtml(title),
    highlightedTitle: highlighted(title, words, { tags }),
    attributes: {
      SOURCE: [index.sources.values[index.sources.of[document] ?? -1] ?? ''],
      BEST_DYNABS: [highlighted(passage ?? index.abstracts[document] ?? '', words, { tags, max: maxMarks })],
      URL: [index.urls[document] ?? ''],
      ...(type !== undefined && { CONTENTFUL_TYPE: [type] }),
      ...(updatedAt !== '' && { UPDATED_DATE: [updatedAt] }),
      ...(area !== undefined && { PRODUCT_AREA: [area] }),
    },
  };
}
