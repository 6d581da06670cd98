import type { Element, ElementContent, Properties } from 'hast';

/** A hast element. `pointer` names its source node. There are millions, so no object is spread. */
export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
  pointer?: string,
): Element {
  const made: Element = { type: 'element', tagName, properties, children };
  if (pointer !== undefined) made.data = { pointer };
  return made;
}
