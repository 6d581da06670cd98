import { addTo } from '../../../schemas/base/add-to.ts';
import { ascending } from '../../../schemas/base/compare.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import { type ArticleTypeId, isArticleType } from '../../../schemas/content/article-types.ts';
import { homeMinGroups, homeTagMinArticles } from '../../../schemas/spec/pages/home.ts';
import { pluralOf } from '../../config/type-labels.ts';
import type { Graph } from '../../graph.ts';
import { tagPagesOf } from '../../link/slugs/tag-pages.ts';
import { byTitle } from './by-title.ts';
import { listsArticles, membersOf, newestFirst, orderIn } from './members.ts';

/** Articles that belong together. */
export interface ArticleGroup {
  readonly id: string;
  readonly title: string;
  readonly url: string | undefined;
  /** Each once, in the order of its page. */
  readonly articles: readonly EntryId[];
}

/** Pages that list others are not listed among them, nor are those that editors keep out of lists. */
export function listableArticles({ pages, entries }: Graph): EntryId[] {
  return [...pages.keys()].filter((id) => {
    const entry = entries.get(id);
    return !listsArticles(entry?.type) && entry?.fields['noIndex'] !== true;
  });
}

/** The articles of a space by topic, else by tag, else by content type; none where that would be one group. */
export function articleGroups(graph: Graph): ArticleGroup[] {
  const listable = new Set(listableArticles(graph));
  const groups = [topicGroups, tagGroups, typeGroups].map((of) => of(graph, listable));
  return groups.find(({ length }) => length >= homeMinGroups) ?? [];
}

type Listable = ReadonlySet<EntryId>;

/** Topics that are part of no other, with the articles of their parts. */
function topicGroups(graph: Graph, listable: Listable): ArticleGroup[] {
  const within = new Set([...membersOf(graph).parts.values()].flat());
  const roots = [...graph.pages.keys()].filter((id) => {
    const entry = graph.entries.get(id);
    return entry?.type === 'topic' && entry.fields['noIndex'] !== true && !within.has(id);
  });
  return roots
    .map((id) => ({ ...named(id, graph), articles: articlesBelow(id, graph, listable) }))
    .filter(({ articles }) => articles.length > 0)
    .toSorted(inOrder(graph));
}

function named(
  id: EntryId,
  { entries, urls }: Graph,
): Omit<ArticleGroup, 'articles'> & { readonly id: EntryId } {
  return { id, title: entries.get(id)?.title ?? id, url: urls.get(id) };
}

const orderOf = (id: string, { entries }: Graph): number | undefined =>
  orderIn(entries.get(id as EntryId)?.fields ?? {});

/** A topic that is part of itself, by others between, is met once. */
function articlesBelow(topic: EntryId, graph: Graph, listable: Listable): EntryId[] {
  const { articles, parts } = membersOf(graph);
  const topics = new Set([topic]);
  for (const each of topics) for (const part of parts.get(each) ?? []) topics.add(part);
  const found = new Set([...topics].flatMap((each) => articles.get(each) ?? []));
  return [...found].filter((id) => listable.has(id));
}

/** Those with the most articles first. */
function tagGroups(graph: Graph, listable: Listable): ArticleGroup[] {
  const { titles, articles } = tagPagesOf(graph);
  return [...titles]
    .map(([url, title]) => ({
      id: url,
      title,
      url,
      articles: newestFirst(
        (articles.get(url) ?? []).filter((id) => listable.has(id)),
        graph,
      ),
    }))
    .filter((group) => group.articles.length >= homeTagMinArticles)
    .toSorted(byCount(graph));
}

function typeGroups(graph: Graph, listable: Listable): ArticleGroup[] {
  const byType = new Map<ArticleTypeId, EntryId[]>();
  for (const id of listable) {
    const type = graph.entries.get(id)?.type ?? '';
    if (isArticleType(type)) addTo(byType, type, id);
  }
  return [...byType]
    .map(([type, ids]) => ({
      id: type,
      title: pluralOf(type, graph.config, graph.locale),
      url: undefined,
      articles: newestFirst(ids, graph),
    }))
    .toSorted(byCount(graph));
}

const byCount =
  ({ locale }: Graph) =>
  (a: ArticleGroup, b: ArticleGroup): number =>
    b.articles.length - a.articles.length || byTitle(locale)(a, b);

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** Topics in the order that editors gave, then by title. */
export const inOrder =
  (graph: Graph) =>
  (a: Titled, b: Titled): number =>
    ascending(orderOf(a.id, graph), orderOf(b.id, graph)) || byTitle(graph.locale)(a, b);
