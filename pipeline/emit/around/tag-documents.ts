import type { AutocompleterItem } from '../../../schemas/services/search/autocompleter.ts';
import { languageOf } from '../../../schemas/languages.ts';
import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';
import { tagCounts, tagKind } from '../../../schemas/spec/pages/tags.ts';
import { interfaceLocale } from '../../config/per-language.ts';
import type { Graph } from '../../graph.ts';
import { tagPagesOf } from '../../link/slugs/tag-pages.ts';
import { isFindable } from '../is-findable.ts';
import { tagPageId } from './tag-articles.ts';

/**
 * What the bundle's own search and suggestions have of the pages of tags: the words of the tag, and how many articles have it. None of a
 * tag whose articles are all kept out of every search. A live search gets them from nobody.
 */
export function tagDocuments(graph: Graph, source: string): SearchDocument[] {
  const { titles, articles } = tagPagesOf(graph);
  const textOf = countText(interfaceLocale(graph.config, graph.locale));
  return [...titles].flatMap(([url, title]) => {
    const ids = articles.get(url) ?? [];
    if (!ids.some((id) => isFindable({ id }, graph))) return [];
    const abstract = textOf(ids.length);
    return [{ id: tagPageId(url), title, headings: '', text: '', url, type: tagKind, abstract, source }];
  });
}

export const tagSuggestion = ({ id, title, url, source }: SearchDocument): AutocompleterItem => ({
  repr: title,
  URL: [url],
  id,
  SOURCE: [source],
});

function countText(locale: string): (count: number) => string {
  const language = languageOf(locale);
  const words = tagCounts[language];
  const category = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count) => `${numbers.format(count)} ${words[category.select(count)] ?? words.other}`;
}
