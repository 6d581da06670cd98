import type { EntryId } from '../../schemas/base/ids.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import type { Graph } from '../graph.ts';
import { mediaOf } from '../normalize/media.ts';
import type { MediaFiles } from '../normalize/media-files.ts';
import { nodeBuilder } from '../normalize/node-builder.ts';

/** The space as the bundle carries it, before it is laid out in files. */
export interface NormalSpace {
  /** Articles, with their parts inside them, in the order of ids. */
  readonly articles: ReadonlyMap<EntryId, ContentNode>;
  /** The entries that the pages without an article show: cards, announcements, areas. */
  readonly others: ReadonlyMap<EntryId, ContentNode>;
  /** The address of the knowledge base's logo. */
  readonly logo: string | undefined;
  readonly mediaCopies: readonly { readonly from: string; readonly to: string }[];
}

const otherTypes = new Set(['homeEntry', 'kbHighlight', 'announcement', 'productArea', 'externalLink']);

/** Headings within cards and announcements come below the title of the card, which is a level 3. */
const cardLevel = 3;

export function normalize(graph: Graph, files: MediaFiles | undefined): NormalSpace {
  const media = mediaOf(graph, files);
  const articles = new Map<EntryId, ContentNode>();
  for (const page of graph.pages.values()) {
    const entry = graph.entries.get(page.id);
    if (entry !== undefined) articles.set(page.id, nodeBuilder({ graph, media, page }).node(entry));
  }
  const cards = nodeBuilder({ graph, media });
  const others = new Map<EntryId, ContentNode>();
  for (const entry of graph.entries.values()) {
    if (!graph.taken.has(entry.id) || !otherTypes.has(entry.type ?? '')) continue;
    others.set(entry.id, cards.node(entry, cardLevel));
  }
  const { logo } = chosenKnowledgeBase(graph.config);
  const logoUrl = logo?.startsWith('https://') ? logo : logo && media.asset(logo)?.url;
  return { articles, others, logo: logoUrl, mediaCopies: media.copies() };
}
