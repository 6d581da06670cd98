import type { Element, ElementContent, Properties } from 'hast';

/** A hast element; `pointer` says which node of the source it came from. */
export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[],
  pointer?: string,
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
  ...(pointer !== undefined && { data: { pointer } }),
});
