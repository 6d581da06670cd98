import MiniSearch from 'minisearch';
import type { Article, BundleFiles, ContentsItem } from '../../schemas/bundle/index.ts';
import { type SearchDocument, searchIndexOptions } from '../../schemas/search/search-index.ts';
import type { Graph } from '../graph.ts';
import { abstractOf, wordsOf } from './words.ts';

/** How much of an article a list of results shows, in characters. */
const maxAbstract = 220;

/** `search`: the index over titles, headings and bodies of the articles that may be found. */
export function searchFile(articles: readonly Article[]): BundleFiles['search'] {
  const index = new MiniSearch<SearchDocument>(searchIndexOptions);
  index.addAll(articles.filter(isFindable).map(documentOf));
  return { index: { ...index.toJSON() } };
}

/** `autocomplete`: the titles of articles and the questions of FAQs. Source: requirements AC-1, AC-5. */
export function autocompleteFile(
  articles: readonly Article[],
  graph: Graph,
  source: string,
): BundleFiles['autocomplete'] {
  const findable = articles.filter(isFindable);
  const titles = findable.map(({ id, title, url }) => ({
    repr: title,
    URL: [url as string],
    id,
    SOURCE: [source],
  }));
  const questions = findable.flatMap((article) => {
    if (article.type !== 'kbFaq') return [];
    const places = graph.pages.get(article.id as never)?.places ?? new Map<string, string>();
    return [...places].flatMap(([id, anchor]) => {
      const entry = graph.entries.get(id as never);
      if (entry?.type !== 'kbFaqQuestion' || entry.title === undefined) return [];
      return [
        { repr: entry.title, URL: [`${article.url}#${encodeURIComponent(anchor)}`], id, SOURCE: [source] },
      ];
    });
  });
  const items = new Map([...titles, ...questions].map((item) => [item.id, item]));
  return { items: [...items.values()] };
}

const isFindable = ({ head }: Article): boolean => head.robots === 'index,follow';

function documentOf({ id, title, url, type, updatedAt, contents, node }: Article): SearchDocument {
  const text = wordsOf(node);
  const area = node.type === 'kbCapability' ? node.fields.productArea?.fields.title : undefined;
  return {
    id,
    title,
    headings: headingsOf(contents).join('\n'),
    text,
    url,
    type,
    ...(area !== undefined && { productArea: area }),
    ...(updatedAt !== undefined && { updatedAt }),
    abstract: abstractOf(text, maxAbstract),
  };
}

const headingsOf = (items: readonly ContentsItem[]): string[] =>
  items.flatMap(({ title, content }) => [title, ...headingsOf(content)]);
