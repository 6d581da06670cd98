import type { EntryId } from '../../schemas/base/ids.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import type { TreeItem } from '../../schemas/bundle/index.ts';
import { listsArticles } from '../inspect/content/members.ts';
import { unrecorded } from '../queries/queries.ts';
import { track } from '../queries/track.ts';
import type { NodeSources, NormalSpace } from '../stages/normalize.ts';
import type { Cards } from './around/listed-of.ts';
import { tagPage, tagPageId, tagUrls } from './around/tag-articles.ts';
import { articleMade, listMade, type MadeArticle, parentsOf } from './articles.ts';
import { type BundleFile, LateFile } from './bundle-file.ts';
import { productAreas } from './lists/product-areas.ts';

/** Articles, of which each is made when it is asked for, and only once. */
interface OpenArticles {
  readonly cards: Cards;
  /** The files of all articles, and of the pages of tags. */
  readonly files: () => readonly LateFile[];
  readonly madeSoFar: () => readonly MadeArticle[];
  /** All, in the order of ids. */
  readonly each: () => Iterable<MadeArticle | undefined>;
  readonly tags: () => readonly BundleFile[];
}

/** The pages of topics, authors and tags show cards of the other articles. */
export function openArticles(
  space: NormalSpace,
  sources: NodeSources,
  tree: readonly TreeItem[],
): OpenArticles {
  const { graph } = sources;
  const areas = productAreas(space, graph, tree);
  const articleSources = track('articles', { ...sources, parents: parentsOf(tree), areas });
  const made = new Map<EntryId, MadeArticle | undefined>();
  const make = (id: EntryId): MadeArticle | undefined => {
    if (!made.has(id)) made.set(id, isList(id) ? listMade(listSources, id) : articleMade(articleSources, id));
    return made.get(id);
  };
  const isList = (id: EntryId): boolean => listsArticles(space.articles.get(id));
  // a page with cards depends on these, and not on everything that they are made of
  const cards: Cards = {
    get: (id) => (space.articles.has(id) && !isList(id) ? unrecorded(() => make(id)?.card) : undefined),
  };
  const listSources = track('lists', { ...articleSources, cards });
  const fileOf = (id: EntryId): BundleFile => {
    const file = make(id)?.file;
    invariant(file !== undefined, `the article ${id} has all that its page needs`);
    return file;
  };
  return {
    cards,
    files: () => [
      ...Array.from(
        graph.pages.values(),
        ({ id, url }) => new LateFile(`articles/${id}`, url, () => fileOf(id)),
      ),
      ...tagUrls(graph).map(
        (url) => new LateFile(`articles/${tagPageId(url)}`, url, () => tagPage(listSources, url)),
      ),
    ],
    madeSoFar: () => [...made.values()].filter((each) => each !== undefined),
    *each() {
      for (const id of space.articles.keys()) yield make(id);
    },
    tags: () => tagUrls(graph).map((url) => tagPage(listSources, url)),
  };
}
