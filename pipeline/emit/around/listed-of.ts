import type { EntryId } from '../../../schemas/base/ids.ts';
import type { ArticleCard, ListedArticles } from '../../../schemas/bundle/around-article.ts';
import { linkTo } from '../../addresses/address-of.ts';
import type { Graph } from '../../graph.ts';
import { membersOf } from '../../inspect/content/members.ts';
import { pageLink } from './about-article.ts';

/** The cards of articles, by id. Each may be made when it is asked for. */
export type Cards = Pick<ReadonlyMap<EntryId, ArticleCard>, 'get'>;

/** What the page of a topic or an author lists; undefined if there is nothing. */
export function listedOf(id: EntryId, cards: Cards, graph: Graph): ListedArticles | undefined {
  const { articles, parts } = membersOf(graph);
  const groups = (parts.get(id) ?? []).flatMap((part) =>
    pageLink(part, graph).map((link) => ({ ...link, count: articles.get(part)?.length ?? 0 })),
  );
  const listed = cardsOf(articles.get(id) ?? [], cards, graph);
  return groups.length === 0 && listed.length === 0 ? undefined : { groups, articles: listed };
}

/** Cards in the order of ids. Topics and authors have none of their own: they are named. */
export const cardsOf = (ids: readonly EntryId[], cards: Cards, graph: Graph): ArticleCard[] =>
  ids.flatMap((id) => cards.get(id) ?? linkTo(id, graph) ?? []);
