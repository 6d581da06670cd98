import type { RoutePath } from '../../../schemas/base/ids.ts';
import type { ListedArticles } from '../../../schemas/bundle/around-article.ts';
import type { Article, Breadcrumb } from '../../../schemas/bundle/index.ts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { languageOf } from '../../../schemas/languages.ts';
import { tagsRoute, tagsTitles } from '../../../schemas/spec/pages/tags.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import { interfaceLocale } from '../../config/per-language.ts';
import type { Graph } from '../../graph.ts';
import { shortHash } from '../../hash.ts';
import { byTitle } from '../../inspect/content/by-title.ts';
import { newestFirst } from '../../inspect/content/members.ts';
import { tagPagesOf } from '../../link/slugs/tag-pages.ts';
import { query } from '../../queries/queries.ts';
import { asFile, type BundleFile } from '../bundle-file.ts';
import { hashedFile } from '../hashed-file.ts';
import { headOf } from '../head.ts';
import { isFindable } from '../is-findable.ts';
import { type Cards, cardsOf } from './listed-of.ts';

interface TagSources {
  readonly graph: Graph;
  readonly cards: Cards;
}

/** The addresses of the page of each tag, and of the page of all tags. They are topics without an entry. None where no article has a tag. */
export function tagUrls(graph: Graph): RoutePath[] {
  const { titles } = tagPagesOf(graph);
  return titles.size === 0 ? [] : [...titles.keys(), allTags];
}

/** The page at one of these addresses. */
export const tagPage = (sources: TagSources, url: RoutePath): BundleFile =>
  url === allTags ? allTagsFile(sources) : tagFile(sources, url);

const allTags = toRoutePath(tagsRoute);

function allTagsFile({ graph }: TagSources): BundleFile {
  const { titles, articles } = tagPagesOf(graph);
  const groups = [...titles]
    .map(([url, title]) => ({ title, url, count: articles.get(url)?.length ?? 0 }))
    .toSorted(byTitle(graph.locale));
  const listed = { groups, articles: [] };
  return pageOf({ url: allTags, title: tagsTitle(graph), listed, breadcrumbs: [] }, graph);
}

const tagFile = query(
  'tag',
  ({ graph, cards }: TagSources, url: RoutePath): BundleFile => {
    const { titles, articles } = tagPagesOf(graph);
    const ids = articles.get(url) ?? [];
    return pageOf(
      {
        url,
        title: titles.get(url) ?? '',
        listed: { groups: [], articles: cardsOf(newestFirst(ids, graph), cards, graph) },
        breadcrumbs: [{ title: tagsTitle(graph), url: tagsRoute, isText: false }],
        noIndex: ids.every((id) => !isFindable({ id }, graph)),
      },
      graph,
    );
  },
  asFile,
);

interface TagPage {
  readonly url: RoutePath;
  readonly title: string;
  readonly listed: ListedArticles;
  /** Above its own. */
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly noIndex?: boolean;
}

function pageOf({ url, title, listed, breadcrumbs, noIndex = false }: TagPage, graph: Graph): BundleFile {
  const id = tagPageId(url);
  const node: NodeOf<'topic'> = {
    type: 'topic',
    id,
    fields: {
      title,
      articles: [],
      authors: [],
      topics: [],
      tags: [],
      relatedContent: [],
      deliveryChannels: [],
    },
  };
  const article: Article = {
    id,
    type: node.type,
    url,
    title,
    head: headOf({ title, description: undefined, url, noIndex }, graph),
    breadcrumbs: [...breadcrumbs, { title, isText: true }],
    contents: [],
    displayToc: false,
    related: [],
    node,
    listed,
  };
  return hashedFile(`articles/${id}`, article, url);
}

/** No id of Contentful has this character. */
export const tagPageId = (url: RoutePath): string => `tag~${shortHash(url)}`;

const tagsTitle = ({ config, locale }: Graph): string =>
  tagsTitles[languageOf(interfaceLocale(config, locale))];
