import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';

/** Tables in texts have no name: the words of the first row are used. */
export function tableLabel(table: Element): string {
  const firstRow = firstElement(table, 'tr');
  const cells = firstRow?.children.map((cell) => toString(cell).trim()).filter((words) => words !== '');
  return (cells ?? []).join(', ').slice(0, maxLabelLength);
}

const maxLabelLength = 80;

function firstElement(parent: Element, tagName: string): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === tagName ? child : firstElement(child, tagName);
    if (found !== undefined) return found;
  }
  return undefined;
}
