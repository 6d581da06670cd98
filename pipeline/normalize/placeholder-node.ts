import type { Element } from 'hast';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import { isNamingType } from '../../schemas/content/article-types.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../schemas/content/index.ts';
import { isListKind } from '../../schemas/fields/traits-of.ts';
import type { SourceLocation } from '../../schemas/preview/source-location.ts';
import type { Graph } from '../graph.ts';
import type { PartLink } from '../link/page/parts.ts';
import { missingKey, type MissingWords } from './missing-words.ts';

/**
 * In a preview, the node in place of an entry or a file that is not shown. It is a snippet without a text, because a snippet may stand
 * anywhere, and has the empty values of the types that could have stood there.
 */
export function placeholderNode(
  { id, to }: PartLink,
  { at, missing, graph }: { at: SourceLocation; missing: MissingWords; graph: Graph },
): ContentNode | undefined {
  if (to?.every(isNamingType)) return undefined;
  const entry = graph.entries.get(id as never);
  const title = entry?.title ?? graph.assets.get(id as never)?.title;
  const untitled = entry && `${entry.typeName} without a title`;
  const why =
    missing.get(missingKey(at)) ??
    `${title ? `"${title}"` : (untitled ?? (id || 'What is asked for here'))} is not shown here.`;
  return {
    type: 'contentSnippet',
    id,
    inPreview: { at, missing: why },
    fields: emptyFieldsOf(to ?? []),
  };
}

/** The fields that every node of these types has, without values. */
function emptyFieldsOf(types: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const type of types) {
    const definition: ContentTypeDefinition = contentTypes[type as ContentTypeId];
    for (const [name, { kind, ...field }] of Object.entries(definition.fields)) {
      if (isListKind(kind)) fields[name] = [];
      else if ('required' in field && field.required === true && kind === 'symbol') fields[name] = '';
    }
  }
  // the fields of a snippet itself
  const { name: _name, content: _content, ...others } = fields;
  return others;
}

/** An element that shows a node within a text. */
export const embedOf = (node: ContentNode, inline: boolean): Element => ({
  type: 'element',
  tagName: embedTag,
  properties: {},
  children: [],
  data: { node, ...(inline && { inline: true }) },
});
