import type { EntryId } from '../../../schemas/base/ids.ts';
import type { ContentNode, NodeOf } from '../../../schemas/bundle/node.ts';
import type { ContentTypeId } from '../../../schemas/content/index.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { textFieldsOf } from '../../inspect/content/texts-of.ts';
import { nodeBuilder } from '../../normalize/node-builder.ts';
import { mediaOf } from '../../normalize/media.ts';
import { otherTypes } from '../../normalize/other-types.ts';
import type { NormalSpace } from '../../stages/normalize.ts';

/** The space without texts, which take most of the time: enough for the contents tree and the home page. */
export function spaceWithoutTexts(graph: Graph): NormalSpace {
  const build = nodeBuilder({ graph, media: mediaOf(graph, undefined) });
  const nodeOf = (id: EntryId): ContentNode | undefined => {
    const entry = graph.entries.get(id);
    return entry && graph.included.has(id) ? build.node(withoutTexts(entry)) : undefined;
  };
  const articles = new Map<EntryId, ContentTypeId>();
  const others = new Map<EntryId, ContentNode>();
  const capabilities: NodeOf<'kbCapability'>[] = [];
  for (const id of graph.pages.keys()) {
    const type = graph.entries.get(id)?.type;
    if (type !== undefined) articles.set(id, type);
    const node = type === 'kbCapability' ? nodeOf(id) : undefined;
    if (node?.type === 'kbCapability') capabilities.push(node);
  }
  for (const { id, type } of graph.entries.values()) {
    const node = otherTypes.has(type ?? '') ? nodeOf(id) : undefined;
    if (node !== undefined) others.set(id, node);
  }
  return { articles, article: nodeOf, capabilities, others, logo: undefined, copies: [] };
}

/** Ignores dates of changes. */
function withoutTexts(entry: Entry): Entry {
  const texts = new Set(entry.type === undefined ? [] : textFieldsOf(entry.type).map(([name]) => name));
  const fields = Object.entries(entry.fields).filter(([name]) => !texts.has(name));
  return { ...entry, updatedAt: undefined, fields: Object.fromEntries(fields) };
}
