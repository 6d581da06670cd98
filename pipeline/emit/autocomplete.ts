import type { Article, BundleFiles } from '../../schemas/bundle/index.ts';
import type { AutocompleterItem } from '../../schemas/services/search/autocompleter.ts';
import type { Graph } from '../graph.ts';
import { isFindable } from './is-findable.ts';

interface Suggested {
  readonly source: string;
  /** After those of articles, which come first where they begin alike. */
  readonly more: readonly AutocompleterItem[];
}

/** `autocomplete`: the titles of articles, the questions of FAQs, and more. Source: docs/requirements.md, AC-1, AC-5. */
export function autocompleteFile(
  articles: readonly Pick<Article, 'id' | 'type' | 'title' | 'url'>[],
  graph: Graph,
  { source, more }: Suggested,
): BundleFiles['autocomplete'] {
  const findable = articles.filter((article) => isFindable(article, graph));
  const titles = findable.map(({ id, title, url }) => ({
    repr: title,
    URL: [url as string],
    id,
    SOURCE: [source],
  }));
  const questions = findable.flatMap((article) => {
    if (article.type !== 'kbFaq') return [];
    const partAnchors = graph.pages.get(article.id as never)?.partAnchors ?? new Map<string, string>();
    return [...partAnchors].flatMap(([id, anchor]) => {
      const entry = graph.entries.get(id as never);
      if (entry?.type !== 'kbFaqQuestion' || entry.title === undefined) return [];
      return [
        { repr: entry.title, URL: [`${article.url}#${encodeURIComponent(anchor)}`], id, SOURCE: [source] },
      ];
    });
  });
  const items = new Map([...titles, ...questions, ...more].map((item) => [item.id, item]));
  return { items: [...items.values()] };
}
