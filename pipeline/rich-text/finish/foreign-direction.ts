import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { type Direction, directionOf } from '../../../schemas/base/text/direction.ts';

/** Elements that can get a direction of their own. It decides where words begin, and where list markers and quote bars are. */
const blocks: ReadonlySet<string> = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'th',
  'td',
]);

/**
 * Sets `dir="auto"` on blocks whose words have another direction than the text around them. All other blocks stay as they are, those too that
 * only begin with a foreign word, such as the name of a product.
 */
export function markForeign(nodes: readonly ElementContent[], around: Direction): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    let within = around;
    if (blocks.has(node.tagName)) {
      const first = firstDirection(node) ?? around;
      if (first !== around && isMainly(first, toString(node))) within = first;
      if (within !== around) node.properties = { ...node.properties, dir: 'auto' };
    }
    markForeign(node.children, within);
  }
}

/** Whether at least half of the letters of a text run in a direction. */
function isMainly(direction: Direction, text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => directionOf(letter) === direction).length * 2 >= letters.length;
}

function firstDirection(parent: Element): Direction | undefined {
  for (const child of parent.children) {
    const direction =
      child.type === 'text'
        ? directionOf(child.value)
        : child.type === 'element'
          ? firstDirection(child)
          : undefined;
    if (direction !== undefined) return direction;
  }
  return undefined;
}
