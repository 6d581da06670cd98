import type { Element, ElementContent, Root } from 'hast';
import { element } from './element.ts';

/** Moves rows of header cells at the top of a table into `thead`, and sets the `scope` of header cells. */
export function tableHeaders(tree: Root | Element): void {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'table') splitTable(child);
    else tableHeaders(child);
  }
}

function splitTable(table: Element): void {
  const rows = table.children.filter(isRow);
  if (rows.length !== table.children.length) return; // Markdown's tables come with their head
  const bodyStart = rows.findIndex((row) => !row.children.every(isHeaderCell));
  const headLength = bodyStart === -1 ? Math.min(rows.length, 1) : bodyStart;
  const head = rows.slice(0, headLength);
  const body = rows.slice(headLength);
  for (const row of head) setScope(row, 'col');
  for (const row of body) setScope(row, 'row');
  table.children = [
    ...(head.length > 0 ? [element('thead', {}, head)] : []),
    ...(body.length > 0 ? [element('tbody', {}, body)] : []),
  ];
}

function setScope(row: Element, scope: 'col' | 'row'): void {
  for (const cell of row.children) if (isHeaderCell(cell)) cell.properties['scope'] = scope;
}

const isRow = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'tr';
const isHeaderCell = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'th';
