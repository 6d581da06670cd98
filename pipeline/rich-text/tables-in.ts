import type { Element, ElementContent, Root } from 'hast';
import { isSeen } from './drop-empty.ts';
import type { TableCell, TextTable } from './text.ts';

/** The tables of a text, in its order; of one within another only the outer one. */
export const tablesIn = (tree: Root): TextTable[] =>
  tableElements(tree).map((table) => ({
    pointer: table.data?.pointer,
    rows: rowElements(table).map((row) => ({
      pointer: row.data?.pointer,
      cells: row.children.filter(isCell).map(cellOf),
    })),
  }));

const tableElements = (parent: Root | Element): Element[] =>
  (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'table' ? [child] : tableElements(child);
  });

const rowElements = (parent: Element): Element[] =>
  parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowElements(child);
  });

const isCell = (node: ElementContent): node is Element =>
  node.type === 'element' && (node.tagName === 'th' || node.tagName === 'td');

const cellOf = ({ tagName, properties, children }: Element): TableCell => ({
  isBlank: !children.some(isSeen),
  isHeader: tagName === 'th',
  columnSpan: Number(properties['colSpan'] ?? 1),
  rowSpan: Number(properties['rowSpan'] ?? 1),
});
