import type { Element, ElementContent, Root, RootContent } from 'hast';
import { resultSchema } from './result-schema.ts';

/** The neighbours and the parent of a node. */
interface Surroundings {
  /** In a heading or a link: nothing may begin a block or a link. */
  readonly isInline: boolean;
  readonly isInLink: boolean;
  readonly isInParagraph: boolean;
  readonly isInList: boolean;
}

/**
 * Removes elements from places where they are not allowed. Removing others can leave a link in a link, or a list in a
 * paragraph. The words of a removed element stay.
 */
export function arrange({ inline }: { readonly inline: boolean }): (tree: Root) => Root {
  const place = { isInline: inline, isInLink: inline, isInParagraph: false, isInList: false };
  return (tree) => ({ type: 'root', children: arranged(tree.children, place) });
}

const arranged = (nodes: readonly RootContent[], place: Surroundings): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    return node.type === 'element' && !stripped.has(node.tagName) ? arrangedElement(node, place) : [];
  });

function arrangedElement(element: Element, place: Surroundings): ElementContent[] {
  const { tagName } = element;
  const isBlock = blocks.has(tagName);
  if (!isPlaceFor(element, place)) {
    const words = arranged(element.children, place);
    return isBlock ? [space, ...words, space] : words;
  }
  const isList = lists.has(tagName);
  const children = arranged(element.children, {
    ...place,
    isInLink: place.isInLink || tagName === 'a',
    isInParagraph: place.isInParagraph || tagName === 'p',
    isInList: isList,
  });
  return [{ ...element, children: isList ? items(children) : children }];
}

function isPlaceFor(
  { tagName }: Element,
  { isInline, isInLink, isInParagraph, isInList }: Surroundings,
): boolean {
  if (!allowed.has(tagName)) return false;
  if (tagName === 'a') return !isInLink;
  if (tagName === 'li') return isInList;
  if (tagName === 'br') return !isInline;
  return !blocks.has(tagName) || !(isInline || isInParagraph);
}

/** A list holds items and nothing else. */
const items = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text' && node.value.trim() === '') return [];
    if (node.type === 'element' && node.tagName === 'li') return [node];
    return [{ type: 'element', tagName: 'li', properties: {}, children: [node] }];
  });

const space = { type: 'text', value: ' ' } as const;
const allowed: ReadonlySet<string> = new Set(resultSchema.tagNames);
const stripped: ReadonlySet<string> = new Set(resultSchema.strip);
const lists: ReadonlySet<string> = new Set(['ol', 'ul']);

/** Elements whose words are separated by spaces from the words around. Forbidden ones leave the same space. */
const blocks: ReadonlySet<string> = new Set([
  'blockquote',
  'br',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'table',
  'td',
  'th',
  'tr',
  'ul',
]);
