import { addTo } from '../../../schemas/base/add-to.ts';
import { ascending, descending } from '../../../schemas/base/compare.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import type { EntryLinkValue } from '../../../schemas/fields/link-value.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { derive } from '../../queries/derive.ts';
import { byTitle } from './by-title.ts';
import { type Neighbours, neighboursIn, releasesByDate } from './neighbours.ts';
import { publishedOn } from './published-on.ts';

/** Which articles belong to which topics and authors. Only pages of the build count. */
export interface Members extends Neighbours {
  /** By topic or author: its articles in the order of its page. */
  readonly articles: ReadonlyMap<EntryId, readonly EntryId[]>;
  /** By article: its topics, the one that it stands in first. */
  readonly topics: ReadonlyMap<EntryId, readonly EntryId[]>;
  /** By topic: the topics that are part of it, by title. */
  readonly parts: ReadonlyMap<EntryId, readonly EntryId[]>;
}

export const membersOf = derive<Members>('members', makeMembers);

/** Whether the page of a type lists articles. */
export const listsArticles = (type: string | undefined): boolean => type === 'topic' || type === 'author';

/** The topics above a topic, the outermost first. A circle of topics ends where it closes. */
export function topicsAbove(id: EntryId, graph: Graph): EntryId[] {
  const above: EntryId[] = [];
  const seen = new Set([id]);
  for (let parent = parentOf(id, graph); parent !== undefined && !seen.has(parent);) {
    seen.add(parent);
    above.unshift(parent);
    parent = parentOf(parent, graph);
  }
  return above;
}

/** Newest first; articles without a date follow, by title. */
export function newestFirst(ids: readonly EntryId[], graph: Graph): EntryId[] {
  const compare = byTitle(graph.locale);
  return placedBy(ids, graph)
    .toSorted((a, b) => descending(a.publishedOn, b.publishedOn) || compare(a, b))
    .map(({ id }) => id);
}

function makeMembers(graph: Graph): Members {
  const named = new Map<EntryId, EntryId[]>();
  const written = new Map<EntryId, EntryId[]>();
  const parts = new Map<EntryId, EntryId[]>();
  const topics = new Map<EntryId, EntryId[]>();
  for (const id of graph.pages.keys()) {
    const entry = graph.entries.get(id);
    for (const topic of linked(entry, 'topics', graph)) {
      if (topic === id || graph.entries.get(topic)?.type !== 'topic') continue;
      addTo(named, topic, id);
      addTo(topics, id, topic);
    }
    for (const author of linked(entry, 'authors', graph)) if (author !== id) addTo(written, author, id);
    const parent = entry?.type === 'topic' ? parentOf(id, graph) : undefined;
    if (parent !== undefined && parent !== id) addTo(parts, parent, id);
  }
  const articles = new Map<EntryId, readonly EntryId[]>();
  const orders = new Map<EntryId, readonly EntryId[]>();
  for (const id of graph.pages.keys()) {
    const entry = graph.entries.get(id);
    if (entry?.type !== 'topic') continue;
    const listed = linked(entry, 'articles', graph).filter((each) => each !== id);
    const { all, ordered } = inOrder({ listed, named: named.get(id) ?? [] }, graph);
    for (const each of listed) if (topics.get(each)?.includes(id) !== true) addTo(topics, each, id);
    articles.set(id, all);
    orders.set(id, ordered);
  }
  for (const [author, ids] of written) articles.set(author, newestFirst(ids, graph));
  for (const [topic, ids] of parts) parts.set(topic, inTitleOrder(ids, graph));
  const neighbours = neighboursIn([
    ...[...orders].map(([topic, ids]) => ({ ids, of: (id: EntryId) => topics.get(id)?.[0] === topic })),
    { ids: releasesByDate(graph), of: (id: EntryId) => !topics.has(id) },
  ]);
  return { articles, topics, parts, ...neighbours };
}

interface TopicArticles {
  /** Those that the topic lists. */
  readonly listed: readonly EntryId[];
  /** Those that name the topic. */
  readonly named: readonly EntryId[];
}

/**
 * The articles of a topic: those that it lists, then by `order`, then by date. Where only dates order them, the page has the newest
 * first. `ordered`: those that have a place, in the order of reading.
 */
function inOrder({ listed, named }: TopicArticles, graph: Graph): { all: EntryId[]; ordered: EntryId[] } {
  const known = new Set(listed);
  const compare = byTitle(graph.locale);
  const rest = placedBy(
    named.filter((id) => !known.has(id)),
    graph,
  ).toSorted(
    (a, b) => ascending(a.order, b.order) || ascending(a.publishedOn, b.publishedOn) || compare(a, b),
  );
  const placed = rest.filter(({ order, publishedOn: date }) => order !== undefined || date !== undefined);
  const ordered = [...listed, ...placed.map(({ id }) => id)];
  const hasOrder = listed.length > 0 || rest.some(({ order }) => order !== undefined);
  const all = hasOrder ? [...listed, ...rest.map(({ id }) => id)] : newestFirst(named, graph);
  return { all, ordered };
}

interface Placed {
  readonly id: EntryId;
  readonly title: string;
  readonly order: number | undefined;
  readonly publishedOn: string | undefined;
}

/** The place that editors gave an article or a topic, the lowest first. */
export function orderIn(fields: Readonly<Record<string, unknown>>): number | undefined {
  const order = fields['order'];
  return typeof order === 'number' ? order : undefined;
}

const inTitleOrder = (ids: readonly EntryId[], graph: Graph): EntryId[] =>
  placedBy(ids, graph)
    .toSorted(byTitle(graph.locale))
    .map(({ id }) => id);

const placedBy = (ids: readonly EntryId[], { entries }: Graph): Placed[] =>
  ids.map((id) => {
    const { title = id, fields = {} } = entries.get(id) ?? {};
    return { id, title, order: orderIn(fields), publishedOn: publishedOn(fields) };
  });

/** The entries that a field links to, if they have pages, each once. */
function linked(entry: Entry | undefined, field: string, { pages }: Graph): EntryId[] {
  const links = (entry?.fields[field] ?? []) as readonly EntryLinkValue[]; // decoded
  return [...new Set(links.map(({ sys }) => sys.id as EntryId))].filter((id) => pages.has(id));
}

function parentOf(id: EntryId, { entries, pages }: Graph): EntryId | undefined {
  const parent = (entries.get(id)?.fields['parent'] as EntryLinkValue | undefined)?.sys.id as
    | EntryId
    | undefined;
  return parent !== undefined && pages.has(parent) && entries.get(parent)?.type === 'topic'
    ? parent
    : undefined;
}
