import { ascending, descending } from '../../../schemas/base/compare.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import type { DerivedHome } from '../../../schemas/bundle/derived-home.ts';
import {
  homeGroupMaxLinks,
  homeMaxGroups,
  homeMaxMostLinked,
  homeMaxNewest,
  homeMinMostLinked,
  homeMinReferrers,
} from '../../../schemas/spec/pages/home.ts';
import { linkTo } from '../../addresses/address-of.ts';
import type { Graph } from '../../graph.ts';
import { articleGroups, listableArticles } from '../../inspect/content/home-groups.ts';
import { dateOf } from '../../inspect/content/published-on.ts';
import type { Cards } from '../around/listed-of.ts';

/** The home page of a space without sections: groups of articles, the newest, and those that others link to most. */
export function derivedHome(cards: Cards, graph: Graph): DerivedHome {
  const ids = listableArticles(graph);
  return {
    groups: groupsIn(graph),
    newest: newestOf(ids, cards, graph),
    mostLinked: mostLinkedOf(ids, graph),
  };
}

const groupsIn = (graph: Graph): DerivedHome['groups'] =>
  articleGroups(graph)
    .slice(0, homeMaxGroups)
    .map(({ id, title, url, articles }) => {
      const icon = graph.entries.get(id as EntryId)?.fields['icon']; // of a topic
      return {
        id,
        title,
        ...(url !== undefined && { url }),
        ...(typeof icon === 'string' && { icon }),
        count: articles.length,
        articles: articles.slice(0, homeGroupMaxLinks).flatMap((each) => linkTo(each, graph) ?? []),
      };
    });

/**
 * By the date that editors gave, else by that of the first publication. Only descriptions that editors wrote are shown: each edit of a
 * text would else change the home page, and pages with the same file.
 */
function newestOf(ids: readonly EntryId[], cards: Cards, { entries }: Graph): DerivedHome['newest'] {
  const dated = ids.map((id) => {
    const entry = entries.get(id);
    return { id, date: (entry && dateOf(entry)) ?? '' };
  });
  return dated
    .toSorted((a, b) => descending(a.date, b.date) || ascending(a.id, b.id))
    .slice(0, homeMaxNewest)
    .flatMap(({ id }) => {
      const card = cards.get(id);
      if (card === undefined) return [];
      const { description, ...others } = card;
      const isWritten = entries.get(id)?.fields['metaDescription'] !== undefined;
      return [{ ...others, ...(isWritten && description !== undefined && { description }) }];
    });
}

/** By the number of entries that refer to an article. Topics and home pages refer to all of theirs, which says nothing. */
function mostLinkedOf(ids: readonly EntryId[], graph: Graph): DerivedHome['mostLinked'] {
  const { referrers, included, entries } = graph;
  const counted = ids.map((id) => {
    const from = (referrers.get(id) ?? []).flatMap((reference) =>
      reference.from !== id && included.has(reference.from) && entries.get(reference.from)?.type !== 'topic'
        ? reference.from
        : [],
    );
    return { id, count: new Set(from).size };
  });
  const most = counted
    .filter(({ count }) => count >= homeMinReferrers)
    .toSorted((a, b) => b.count - a.count || ascending(a.id, b.id))
    .slice(0, homeMaxMostLinked);
  return most.length < homeMinMostLinked ? [] : most.flatMap(({ id }) => linkTo(id, graph) ?? []);
}
