import type { Element, ElementContent, Properties } from 'hast';

/** A hast element; `pointer` says which node of the source it came from. A space has millions: nothing is spread. */
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
