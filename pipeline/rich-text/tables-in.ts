import type { Element, ElementContent, Root } from 'hast';
import { isSeen } from './drop-empty.ts';
import { fittedSpans } from './fitted-spans.ts';
import type { TableCell, TextTable } from './text.ts';

/** The tables of a text, in order, without tables inside tables. */
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

/** The cells of a table, row by row. */
export const cellRows = (table: Element): Element[][] =>
  rowElements(table).map(({ children }) => children.filter(isCell));

/** Limits the spans of cells to their table. Otherwise browsers would add columns without a header. */
export function fitSpans(table: Element): void {
  const rows = cellRows(table);
  if (!rows.some((cells) => cells.some(isMerged))) return;
  const fitted = fittedSpans(rows.map((cells) => cells.map(cellOf)));
  for (const [row, cells] of rows.entries()) {
    for (const [index, cell] of cells.entries()) {
      const { columnSpan = 1, rowSpan = 1 } = fitted.rows[row]?.[index] ?? {};
      const { colSpan: _columns, rowSpan: _rows, ...others } = cell.properties;
      cell.properties = {
        ...others,
        ...(columnSpan > 1 && { colSpan: columnSpan }),
        ...(rowSpan > 1 && { rowSpan }),
      };
    }
  }
}

const isMerged = ({ properties }: Element): boolean =>
  properties['colSpan'] !== undefined || properties['rowSpan'] !== undefined;
