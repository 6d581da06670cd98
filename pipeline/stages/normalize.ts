import type { EntryId } from '../../schemas/base/ids.ts';
import type { ContentNode, NodeOf } from '../../schemas/bundle/node.ts';
import type { ContentTypeId } from '../../schemas/content/index.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import type { Graph } from '../graph.ts';
import { type MediaCopy, mediaOf } from '../normalize/media.ts';
import type { MediaFiles } from '../normalize/media-files.ts';
import type { MissingWords } from '../normalize/missing-words.ts';
import { nodeBuilder } from '../normalize/node-builder.ts';
import { otherTypes } from '../normalize/other-types.ts';
import { query } from '../queries/queries.ts';
import { asData } from '../queries/store.ts';
import { track } from '../queries/track.ts';

/** The space as nodes of the bundle, before it is divided into files. */
export interface NormalSpace {
  /** The ids of the articles with their types, in the order of ids. */
  readonly articles: ReadonlyMap<EntryId, ContentTypeId>;
  /** An article with its parts inside it, built at each call: all of a large space at once would fill the memory. */
  article(id: EntryId): ContentNode | undefined;
  readonly capabilities: readonly NodeOf<'kbCapability'>[];
  /** The entries that the pages without an article show: cards, announcements, areas. */
  readonly others: ReadonlyMap<EntryId, ContentNode>;
  /** The address of the knowledge base's logo. */
  readonly logo: string | undefined;
  /** The files that others and the logo need; articles need more. */
  readonly copies: readonly MediaCopy[];
}

/** The node of an entry, and the files that it needs. */
export interface MadeNode {
  readonly node: ContentNode;
  readonly copies: readonly MediaCopy[];
}

/** Headings within cards and announcements come below the title of the card, which is a level 3. */
const cardLevel = 3;

/** The values that nodes are built from. */
export interface NodeSources {
  readonly graph: Graph;
  readonly files?: MediaFiles | undefined;
  /** Why something that an entry refers to is not shown; only in a preview. */
  readonly missing?: MissingWords | undefined;
}

export function normalize(from: NodeSources): NormalSpace {
  const { graph } = from;
  const sources = track('nodes', from);
  const articles = new Map<EntryId, ContentTypeId>();
  for (const id of graph.pages.keys()) {
    const type = graph.entries.get(id)?.type;
    if (type !== undefined) articles.set(id, type);
  }
  const capabilities = [...articles].flatMap(([id, type]) =>
    type === 'kbCapability' ? [capabilityNode(sources, id)] : [],
  );
  const others = [...graph.entries.values()]
    .filter(({ id, type }) => graph.included.has(id) && otherTypes.has(type ?? ''))
    .map(({ id }) => cardNode(sources, id));
  const logo = logoOf(sources);
  return {
    articles,
    article: (id) => articleNode(sources, id)?.node,
    capabilities: capabilities.flatMap((made) => (made?.node.type === 'kbCapability' ? [made.node] : [])),
    others: new Map(others.flatMap((made) => (made ? [[made.node.id as EntryId, made.node]] : []))),
    logo: logo.url,
    copies: [...others.flatMap((made) => made?.copies ?? []), ...logo.copies],
  };
}

/** An article with its parts inside it. */
export function articleNode({ graph, files, missing }: NodeSources, id: EntryId): MadeNode | undefined {
  const media = mediaOf(graph, files);
  const page = graph.pages.get(id);
  const entry = graph.entries.get(id);
  const node = page && entry && nodeBuilder({ graph, media, page, missing }).node(entry);
  return node && { node, copies: media.copies() };
}

const capabilityNode = query('capability', articleNode, asData);

const cardNode = query(
  'card',
  ({ graph, files, missing }: NodeSources, id: EntryId): MadeNode | undefined => {
    const media = mediaOf(graph, files);
    const entry = graph.entries.get(id);
    const node = entry && nodeBuilder({ graph, media, missing }).node(entry, cardLevel);
    return node && { node, copies: media.copies() };
  },
  asData,
);

function logoOf({ graph, files }: NodeSources): { url: string | undefined; copies: readonly MediaCopy[] } {
  const media = mediaOf(graph, files);
  const { logo } = chosenKnowledgeBase(graph.config);
  const url = logo?.startsWith('https://') ? logo : logo && media.asset(logo)?.url;
  return { url, copies: media.copies() };
}
