import type { Element, ElementContent } from 'hast';
import type { InPreview, UnshownField } from '../../schemas/bundle/in-preview.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import type { SourceLocation } from '../../schemas/preview/source-location.ts';
import type { Entry } from '../entry.ts';
import { originOf } from '../inspect/content/origin-of.ts';
import { definitionOf } from '../link/page/parts.ts';
import { embedOf } from './placeholder-node.ts';
import { missingKey, type MissingWords } from './missing-words.ts';

/** The data of a node in a preview's bundle: its source location, and the fields that show nothing. */
export function previewOf(
  entry: Entry,
  fields: Readonly<Record<string, unknown>>,
  { location, missing }: { readonly location: SourceLocation | undefined; readonly missing: MissingWords },
): { inPreview?: InPreview } {
  const unshown = Object.entries(definitionOf(entry).fields).flatMap(([name, { kind }]): UnshownField[] => {
    if ((kind !== 'asset' && kind !== 'url') || fields[name] !== undefined) return [];
    if (entry.fields[name] === undefined) return [];
    const field = [entry.fieldNames.get(name) ?? name];
    const at = originOf({ entry: entry.id, field }, entry);
    const why = missing.get(missingKey(at));
    return [{ field, kind, missing: why ?? `What the field "${field[0]}" asks for is not shown.` }];
  });
  if (location === undefined && unshown.length === 0) return {};
  return { inPreview: { ...(location && { at: location }), ...(unshown.length > 0 && { unshown }) } };
}

/**
 * Writes the source location of each element into a finished text. A text cannot forge one: its own attributes are left out.
 * A picture whose address is refused is replaced by a placeholder.
 */
export function locateText(
  nodes: ElementContent[],
  location: SourceLocation,
  placeholder: () => ContentNode | undefined,
): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'element') continue;
    const missing =
      node.tagName === 'img' && node.properties['src'] === undefined ? placeholder() : undefined;
    if (missing !== undefined) nodes[index] = embedOf(missing, true);
    else {
      locateElement(node, location);
      locateText(node.children, location, placeholder);
    }
  }
}

function locateElement(node: Element, { field = [] }: SourceLocation): void {
  const pointer = node.data?.pointer;
  if (pointer === undefined) return;
  delete node.data;
  node.properties = { ...node.properties, dataField: field.join('.'), dataPath: pointer };
}
