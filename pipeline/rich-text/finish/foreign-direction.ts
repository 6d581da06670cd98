import type { Element, ElementContent } from 'hast';
import { type Direction, directionOf } from '../../../schemas/base/direction.ts';

/** What takes a direction of its own: its words begin at the other side, and a list or a quote has its mark there. */
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
 * Lets blocks whose words run against the text around them take their direction from their words. Nothing is written into any other,
 * which are nearly all.
 */
export function markForeign(nodes: readonly ElementContent[], around: Direction): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    let within = around;
    if (blocks.has(node.tagName)) {
      within = firstDirection(node) ?? around;
      if (within !== around) node.properties = { ...node.properties, dir: 'auto' };
    }
    markForeign(node.children, within);
  }
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
