import type { Element, ElementContent } from 'hast';
import type { InPreview, UnshownField } from '../../schemas/bundle/in-preview.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../schemas/content/index.ts';
import { type Place, placeName } from '../../schemas/preview/place.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { definitionOf } from '../link/parts.ts';
import type { MissingWords } from './missing-words.ts';

/** Types that give another entry a name or a kind, and show nothing by themselves. */
const naming: readonly string[] = ['template', 'sectionName', 'announcementType'] satisfies ContentTypeId[];

/**
 * What stands in a preview for an entry or a file that is asked for and not shown. It is a snippet without a text, because that may
 * stand anywhere, with the empty values of what could have stood there.
 */
export function ghostNode(
  id: string,
  to: readonly string[] | undefined,
  { at, missing, graph }: { at: Place; missing: MissingWords; graph: Graph },
): ContentNode | undefined {
  if (to?.every((type) => naming.includes(type))) return undefined;
  const title = graph.entries.get(id as never)?.title ?? graph.assets.get(id as never)?.title;
  const why =
    missing.get(placeName(at)) ??
    `${title ? `"${title}"` : id || 'What is asked for here'} is not shown here.`;
  return {
    type: 'contentSnippet',
    id,
    inPreview: { at, missing: why },
    fields: emptyFieldsOf(to ?? []),
  };
}

/** What every node of some types has. */
function emptyFieldsOf(types: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const type of types) {
    const definition: ContentTypeDefinition = contentTypes[type as ContentTypeId];
    for (const [name, { kind, ...field }] of Object.entries(definition.fields)) {
      if (lists.has(kind)) fields[name] = [];
      else if ('required' in field && field.required === true && kind === 'symbol') fields[name] = '';
    }
  }
  // what a snippet itself is shown by
  const { name: _name, content: _content, ...others } = fields;
  return others;
}

const lists: ReadonlySet<string> = new Set(['parts', 'links', 'symbols', 'cells', 'labelledLinks']);

/** What a preview's bundle says of an entry as it is built. */
export function previewOf(
  entry: Entry,
  { place }: { place?: Place | undefined },
  fields: Readonly<Record<string, unknown>>,
  missing: MissingWords,
): { inPreview?: InPreview } {
  const unshown = Object.entries(definitionOf(entry).fields).flatMap(([name, { kind }]): UnshownField[] => {
    if ((kind !== 'asset' && kind !== 'url') || fields[name] !== undefined) return [];
    if (entry.fields[name] === undefined) return [];
    const field = [entry.fieldNames.get(name) ?? name];
    const why = missing.get(placeName({ entry: entry.id, field }));
    return [{ field, kind, missing: why ?? `What the field "${field[0]}" asks for is not shown.` }];
  });
  if (place === undefined && unshown.length === 0) return {};
  return { inPreview: { ...(place && { at: place }), ...(unshown.length > 0 && { unshown }) } };
}

/**
 * Writes into a finished text which node of which field each element came from. No text can: attributes of its own are left out.
 * `ghost` stands for a picture whose address is not let through.
 */
export function locateText(
  nodes: ElementContent[],
  place: Place,
  ghost: () => ContentNode | undefined,
): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'element') continue;
    const missing = node.tagName === 'img' && node.properties['src'] === undefined ? ghost() : undefined;
    if (missing !== undefined) nodes[index] = embedOf(missing, true);
    else {
      locateElement(node, place);
      locateText(node.children, place, ghost);
    }
  }
}

function locateElement(node: Element, { field = [] }: Place): void {
  const pointer = node.data?.pointer;
  if (pointer === undefined) return;
  delete node.data;
  node.properties = { ...node.properties, dataField: field.join('.'), dataPath: pointer };
}

/** An element that shows a node within a text. */
export const embedOf = (node: ContentNode, inline: boolean): Element => ({
  type: 'element',
  tagName: embedTag,
  properties: {},
  children: [],
  data: { node, ...(inline && { inline: true }) },
});
