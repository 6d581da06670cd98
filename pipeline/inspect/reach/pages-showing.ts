import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import { isRoutedType, pages } from '../../../schemas/urls.ts';
import { homeSectionCodes } from '../../../schemas/spec/pages/home.ts';
import { chosenKnowledgeBase } from '../../config/chosen-knowledge-base.ts';
import type { Graph, Reference } from '../../graph.ts';
import { homeCards, shownSection } from './home-cards.ts';
import { leadsToEntry } from './reference-kinds.ts';

/** By entry, the addresses of the pages that show it, each once. */
export type PagesShowing = ReadonlyMap<EntryId, ReadonlySet<RoutePath>>;

/**
 * The pages that show each entry: its own page, the pages of articles that contain it, and the fixed pages of cards, announcements and
 * product areas. For an entry that no page shows: the pages with an entry that refers to it, such as a part without a title.
 */
export function pagesShowing(graph: Graph): PagesShowing {
  const shown = [...shownByArticles(graph), ...shownByFixedPages(graph)];
  const showing = new Map<EntryId, Set<RoutePath>>();
  const add = (id: EntryId, url: RoutePath) => {
    const known = showing.get(id);
    if (known === undefined) showing.set(id, new Set([url]));
    else known.add(url);
  };
  for (const { url, ids } of shown) for (const id of ids) add(id, url);
  const isOnNoPage = entriesOnNoPage(graph, new Set(showing.keys()));
  for (const { url, ids } of shown) for (const id of referredTo(ids, isOnNoPage, graph)) add(id, url);
  return showing;
}

interface Shown {
  readonly url: RoutePath;
  readonly ids: Iterable<EntryId>;
}

function shownByArticles(graph: Graph): Shown[] {
  const homeUrl = homeUrlOf(graph);
  return [...graph.pages.values()].flatMap(({ url, shows }) => [
    { url, ids: shows },
    ...(url === homeUrl ? [{ url: pages.home as RoutePath, ids: shows }] : []),
  ]);
}

const homeUrlOf = ({ config }: Graph): string => chosenKnowledgeBase(config).homeUrl;

function shownByFixedPages(graph: Graph): Shown[] {
  const sections = homeSectionCodes.map((code) => ({ code, ids: sectionParts(code, graph) }));
  const ofType = (type: string) =>
    [...graph.entries.values()]
      .filter((entry) => entry.type === type && graph.included.has(entry.id))
      .map(({ id }) => id);
  const areas = ofType('productArea');
  return [
    ...(homeUrlOf(graph) === pages.home ? sections.map(({ ids }) => at(pages.home, ids)) : []),
    ...sections.flatMap(({ code, ids }) => (code === 'HPCategories' ? at(pages.categories, ids) : [])),
    at(pages.announcements, ofType('announcement')),
    at(pages.capabilities, areas),
    ...areas.flatMap((id) => {
      const url = graph.urls.get(id);
      return url === undefined ? [] : at(url, [id]);
    }),
  ];
}

const at = (url: string, ids: readonly EntryId[]): Shown => ({ url: url as RoutePath, ids }); // our own paths

/** A section and its cards. A card that is an article shows no more of it than its name. */
function sectionParts(code: (typeof homeSectionCodes)[number], graph: Graph): EntryId[] {
  const section = graph.entries.get(shownSection(code, graph) ?? ('' as EntryId)); // no entry has an empty id
  if (section === undefined) return [];
  const cards = homeCards(section, graph).filter(({ type }) => !isRoutedType(type ?? ''));
  return [section.id, ...cards.map(({ id }) => id)];
}

/** Whether no page shows an entry and it has no page of its own. */
const entriesOnNoPage =
  ({ entries }: Graph, placed: ReadonlySet<EntryId>) =>
  (id: EntryId): boolean => {
    const entry = entries.get(id);
    return entry !== undefined && !placed.has(id) && !isRoutedType(entry.type ?? '');
  };

/** The entries that no page shows and that these entries refer to, directly or through one another. */
function referredTo(
  ids: Iterable<EntryId>,
  isOnNoPage: (id: EntryId) => boolean,
  graph: Graph,
): ReadonlySet<EntryId> {
  const found = new Set<EntryId>();
  const addTargets = (id: EntryId) => {
    for (const reference of graph.references.get(id) ?? []) {
      if (leadsToEntry(reference) && isOnNoPage(reference.target) && asksToShow(reference, graph)) {
        found.add(reference.target);
      }
    }
  };
  for (const id of ids) addTargets(id);
  for (const id of found) addTargets(id); // found grows during the loop
  return found;
}

/** Whether a reference asks to show its target. A link does so only if its target is an entry for an address. */
const asksToShow = ({ kind, target }: Reference, { entries }: Graph): boolean =>
  kind === 'part' ||
  kind === 'embedded-entry' ||
  addresses.has(entries.get(target as EntryId)?.type ?? 'unknown');

const addresses: ReadonlySet<string> = new Set(['externalLink', 'relatedContent', 'unknown']);
